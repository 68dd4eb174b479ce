import type { PeopleSort } from '@lyceum/contract/people'

/** The column of an entry for each sort order. */
export const sortKeys = {
  name: 'name',
  staffNo: 'staffKey',
  joinedOn: 'joinedKey',
  lastLoginAt: 'loginKey',
} as const satisfies Record<PeopleSort, string>

const textKeys = ['nameKey', 'givenKey', 'userKey', 'staffKey', 'emailKey'] as const

type Beginning = { readonly key: (typeof textKeys)[number] | 'phoneKey'; readonly pattern: string }

/** The typed text as prefixes of keys; digits may be a phone number in any spelling. */
export function beginnings(text: string): Beginning[] {
  const typed = text.trim().toLowerCase()
  const digits = typed.replaceAll(/[\s()-]/g, '').replace(/^(?:\+86|86(?=1\d{10}$)|\+886|\+|0)/, '')
  return [
    ...textKeys.map((key) => ({ key, pattern: startingWith(typed) })),
    ...(/^\d{3,}$/.test(digits) ? [{ key: 'phoneKey', pattern: startingWith(digits) } as const] : []),
  ]
}

const startingWith = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
