// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type SiteColumn, tables } from '#platform/db'

type Account = {
  siteId: SiteColumn
  id: Generated<string>
  userName: string
  name: string
  nickname: string | null
  gender: 'F' | 'M' | null
  email: string | null
  phone: string | null
  staffNo: string | null
  passwordHash: string | null
  state: Generated<'pending' | 'active' | 'suspended' | 'left'>
  isExternal: Generated<boolean>
  locale: 'zh-CN' | 'zh-TW' | 'en-US' | null
  avatarFileId: string | null
  joinedOn: string | null
  lastLoginAt: Date | null
  createdAt: Generated<Date>
}

type Holding = {
  siteId: SiteColumn
  accountId: string
  role: 'NLRN' | 'INSTR' | 'TADM' | 'ADM'
  grantedAt: Generated<Date>
}

type Session = {
  siteId: SiteColumn
  id: Generated<string>
  tokenHash: Buffer
  accountId: string
  role: string
  address: string | null
  agent: string | null
  createdAt: Generated<Date>
  expiresAt: Date
  endedAt: Date | null
  endReason: 'logout' | 'elsewhere' | 'expired' | 'revoked' | null
}

type Tables = {
  'identity.account': Account
  'identity.holding': Holding
  'identity.session': Session
}

export const on = tables<Tables>()
