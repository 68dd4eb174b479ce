// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Acceptance = {
  siteId: SiteColumn
  accountId: string
  agreementId: string
  address: string | null
  at: Generated<Date>
}

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
  bornOn: string | null
  expiresAt: Date | null
  mustChangePassword: Generated<boolean>
  passwordChangedAt: Date | null
}

type Agreement = {
  siteId: SiteColumn
  id: Generated<string>
  kind: 'service' | 'privacy'
  version: number
  content: JsonColumn
  publishedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  updatedBy: string | null
  publishedBy: string | null
}

type CustomRole = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
  description: Generated<string>
  permissions: string[]
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Device = {
  siteId: SiteColumn
  accountId: string
  tokenHash: Buffer
  failures: Generated<number>
  seenAt: Generated<Date>
}

type Failure = {
  siteId: SiteColumn
  subject: string
  failures: Generated<number>
  freezes: Generated<number>
  frozenUntil: Date | null
  lastAt: Generated<Date>
}

type FormerPassword = {
  siteId: SiteColumn
  id: Generated<string>
  accountId: string
  passwordHash: string
  at: Generated<Date>
}

type Holding = {
  siteId: SiteColumn
  accountId: string
  role: 'NLRN' | 'INSTR' | 'TADM' | 'ADM'
  grantedAt: Generated<Date>
  id: Generated<string>
  customRoleId: string | null
  scope: Generated<'site' | 'unit' | 'centre'>
  scopeId: string | null
  grantedBy: string | null
  endsAt: Date | null
}

type Provider = {
  siteId: SiteColumn
  id: Generated<string>
  kind: 'oidc' | 'ldap'
  name: string
  config: JsonColumn
  sealedSecret: Buffer | null
  isEnabled: Generated<boolean>
  createdAt: Generated<Date>
}

type ProviderLink = {
  siteId: SiteColumn
  providerId: string
  subject: string
  accountId: string
  linkedAt: Generated<Date>
}

type RegistrationForm = {
  siteId: SiteColumn
  accountId: string
  image: Buffer
  createdAt: Generated<Date>
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
  endReason: 'logout' | 'elsewhere' | 'expired' | 'revoked' | 'rotated' | null
  singleKey: string | null
  seenAt: Generated<Date>
  realAccountId: string | null
  realSessionId: string | null
  device: Generated<'desktop' | 'phone' | 'tablet'>
}

type Ticket = {
  siteId: SiteColumn
  id: Generated<string>
  purpose: 'sign-on' | 'forgotten' | 'reset' | 'change' | 'captcha' | 'study' | 'sms' | 'oidc'
  secretHash: Buffer
  accountId: string | null
  subject: string | null
  details: JsonColumn | null
  tries: Generated<number>
  address: string | null
  createdAt: Generated<Date>
  expiresAt: Date
  usedAt: Date | null
}

type Tables = {
  'identity.acceptance': Acceptance
  'identity.account': Account
  'identity.agreement': Agreement
  'identity.custom_role': CustomRole
  'identity.device': Device
  'identity.failure': Failure
  'identity.former_password': FormerPassword
  'identity.holding': Holding
  'identity.provider': Provider
  'identity.provider_link': ProviderLink
  'identity.registration_form': RegistrationForm
  'identity.session': Session
  'identity.ticket': Ticket
}

export const on = tables<Tables>()
