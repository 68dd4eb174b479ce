// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type File = {
  siteId: SiteColumn
  id: Generated<string>
  ownerId: string
  purpose: string
  name: string
  type: string
  size: string
  sha256: Buffer
  objectKey: string
  createdAt: Generated<Date>
  removedAt: Date | null
}

type Upload = {
  siteId: SiteColumn
  id: Generated<string>
  ownerId: string
  way: 'resumable' | 'direct'
  purpose: string
  name: string
  size: string
  objectKey: string
  lease: string | null
  leasedUntil: Date | null
  isWanted: Generated<boolean>
  fileId: string | null
  createdAt: Generated<Date>
  expiresAt: Date
}

type Tables = {
  'file.file': File
  'file.upload': Upload
}

export const on = tables<Tables>()
