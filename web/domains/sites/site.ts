import type { Locale, Result } from '@lyceum/contract/kit'
import type { listSites } from '@lyceum/contract/sites'

export type SiteRow = Result<typeof listSites>['sites'][number]

export const MB = 1_048_576

/** A new site being edited. */
export type TypedSite = {
  readonly code: string
  readonly nameCn: string
  readonly nameTw: string
  readonly nameEn: string
  readonly host: string
  readonly locale: Locale
  readonly zone: string
  /** A day, or empty: unlimited. */
  readonly until: string
  readonly userName: string
  readonly name: string
  readonly email: string
}

export const zones = ['Asia/Shanghai', 'Asia/Taipei', 'Asia/Hong_Kong', 'Asia/Singapore', 'UTC'] as const

export const emptySite: TypedSite = {
  code: '',
  nameCn: '',
  nameTw: '',
  nameEn: '',
  host: '',
  locale: 'zh-CN',
  zone: 'Asia/Shanghai',
  until: '',
  userName: '',
  name: '',
  email: '',
}

type Problem = 'missing' | 'code' | 'host' | 'userName' | 'email'
export type Problems = { -readonly [Field in keyof TypedSite]?: Problem }

const label = '[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?'
const patterns = {
  code: /^[a-z][a-z0-9-]{1,30}$/,
  host: new RegExp(`^${label}(?:\\.${label})*$`),
  userName: /^[A-Za-z0-9_.-]{3,40}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
} as const

/** The problem of each field, shown before sending; the server validates again. */
export function problemsWith(typed: TypedSite): Problems {
  const problems: Problems = {}
  for (const field of ['nameCn', 'nameTw', 'nameEn', 'name'] as const)
    if (typed[field].trim() === '') problems[field] = 'missing'
  for (const field of ['code', 'host', 'userName', 'email'] as const)
    if (!patterns[field].test(typed[field].trim())) problems[field] = field
  return problems
}

export const isHost = (host: string): boolean => host.length <= 200 && patterns.host.test(host)

/** The last moment of a day in a time zone. */
export function endOfDay(day: string, zone: string): string {
  const midnight = new Date(`${day}T23:59:59Z`)
  const there = new Date(midnight.toLocaleString('en-US', { timeZone: zone }))
  const here = new Date(midnight.toLocaleString('en-US', { timeZone: 'UTC' }))
  return new Date(midnight.getTime() - (there.getTime() - here.getTime())).toISOString()
}

/** The request body of a valid form. */
export function draftOf(typed: TypedSite) {
  return {
    code: typed.code.trim(),
    name: { 'zh-CN': typed.nameCn.trim(), 'zh-TW': typed.nameTw.trim(), 'en-US': typed.nameEn.trim() },
    host: typed.host.trim(),
    locale: typed.locale,
    zone: typed.zone,
    validUntil: typed.until === '' ? null : endOfDay(typed.until, typed.zone),
    administrator: {
      userName: typed.userName.trim(),
      name: typed.name.trim(),
      email: typed.email.trim(),
    },
  }
}

/** Typed gigabytes in megabytes; undefined when invalid. */
export function quotaOf(typed: string): number | undefined {
  const megabytes = Math.round(Number(typed.trim() === '' ? Number.NaN : typed) * 1024)
  return megabytes >= 100 && megabytes <= 1_000_000_000 ? megabytes : undefined
}
