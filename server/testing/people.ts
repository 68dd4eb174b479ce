import { createHash } from 'node:crypto'
import type { RoleCode } from '@lyceum/contract/identity'

/** The two units of the first site: what lies in the one is within zhou's reach, what lies in the other is not. */
export const unitCodes = ['U-IN', 'U-OUT'] as const

type UnitCode = (typeof unitCodes)[number]

type Described = {
  readonly site: 'alpha' | 'beta'
  readonly name: string
  readonly roles: readonly RoleCode[]
  /** Where somebody works; most have no job. */
  readonly unit?: UnitCode
  /** The unit in which the roles hold; left out, in the whole site. */
  readonly scope?: UnitCode
}

/** The people of every test house: each name stands for one kind of caller. */
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

/** A person's session token: fixed, so that the template can hold the session. */
export function tokenOf(person: PersonName): string {
  return createHash('sha256').update(`token of ${person}`).digest('base64url')
}

export const hostOf = (site: 'alpha' | 'beta') => `${site}.test`
