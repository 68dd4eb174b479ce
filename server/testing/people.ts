import { createHash } from 'node:crypto'
import type { RoleCode } from '@lyceum/contract/identity'

/** The people of every test house: each name stands for one kind of caller. */
export const people = {
  lin: { site: 'alpha', name: '林知夏', roles: [] },
  mei: { site: 'alpha', name: '梅若水', roles: [] },
  chen: { site: 'alpha', name: '陈行舟', roles: ['INSTR'] },
  tang: { site: 'alpha', name: '唐一诺', roles: ['TADM'] },
  admin: { site: 'alpha', name: '何远舟', roles: ['ADM'] },
  stranger: { site: 'beta', name: '許清和', roles: [] },
  foreignAdmin: { site: 'beta', name: '葉初晴', roles: ['ADM'] },
} as const satisfies Record<string, { site: 'alpha' | 'beta'; name: string; roles: readonly RoleCode[] }>

export type PersonName = keyof typeof people

export const personNames = Object.keys(people) as PersonName[]

/** A person's session token: fixed, so that the template can hold the session. */
export function tokenOf(person: PersonName): string {
  return createHash('sha256').update(`token of ${person}`).digest('base64url')
}

export const hostOf = (site: 'alpha' | 'beta') => `${site}.test`
