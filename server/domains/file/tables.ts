// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

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

type Media = {
  siteId: SiteColumn
  fileId: string
  kind: 'video' | 'audio' | 'document' | 'package'
  state: Generated<'waiting' | 'working' | 'ready' | 'failed'>
  percent: Generated<number>
  reason: string | null
  durationMs: number | null
  pages: number | null
  width: number | null
  height: number | null
  scorm: '1.2' | '2004' | null
  title: string | null
  entry: string | null
  spriteStep: number | null
  run: string | null
  beatAt: Date | null
  attempts: Generated<number>
  requestedAt: Generated<Date>
  readyAt: Date | null
  items: JsonColumn | null
  detail: string | null
}

type Piece = {
  siteId: SiteColumn
  fileId: string
  name: string
  type: string
  size: string
  objectKey: string | null
  playlist: string | null
}

type Upload = {
  siteId: SiteColumn
  id: Generated<string>
  ownerId: string
  way: 'resumable' | 'direct' | 'form'
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

type Usage = {
  siteId: SiteColumn
  ownerId: string
  used: Generated<string>
}

type Tables = {
  'file.file': File
  'file.media': Media
  'file.piece': Piece
  'file.upload': Upload
  'file.usage': Usage
}

export const on = tables<Tables>()
