import { createHash } from 'node:crypto'
import type { RoleCode } from '@lyceum/contract/identity'

/** The two units of the first site: zhou's permissions cover the first and not the second. */
export const unitCodes = ['U-IN', 'U-OUT'] as const

type UnitCode = (typeof unitCodes)[number]

type Described = {
  readonly site: 'alpha' | 'beta'
  readonly name: string
  readonly roles: readonly RoleCode[]
  /** The unit somebody works in; most people have no job. */
  readonly unit?: UnitCode
  /** The unit to which the roles are limited; left out: the whole site. */
  readonly scope?: UnitCode
}

/** The people of every test app: each name stands for one kind of caller. */
export const people = {
  lin: { site: 'alpha', name: '林知夏', roles: [], unit: 'U-IN' },
  mei: { site: 'alpha', name: '梅若水', roles: [], unit: 'U-OUT' },
  chen: { site: 'alpha', name: '陈行舟', roles: ['INSTR'] },
  tang: { site: 'alpha', name: '唐一诺', roles: ['TADM'] },
  admin: { site: 'alpha', name: '何远舟', roles: ['ADM'] },
  zhou: { site: 'alpha', name: '周砚秋', roles: ['TADM'], unit: 'U-IN', scope: 'U-IN' },
  stranger: { site: 'beta', name: '許清和', roles: [] },
  foreignAdmin: { site: 'beta', name: '葉初晴', roles: ['ADM'] },
} as const satisfies Record<string, Described>

export type PersonName = keyof typeof people

export const personNames = Object.keys(people) as PersonName[]

export const describedAs = (person: PersonName): Described => people[person]

/** A person's session token: fixed, so that the template can contain the session. */
export function tokenOf(person: PersonName): string {
  return createHash('sha256').update(`token of ${person}`).digest('base64url')
}

export const hostOf = (site: 'alpha' | 'beta') => `${site}.test`
