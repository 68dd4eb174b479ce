import { expect, test } from 'vitest'
import type { Scope } from '#platform/ctx'
import { type RoleAssignment, hasAllRights } from './rights-rules.ts'

const builtIn = (role: string, scopeId: string | null = null): RoleAssignment => ({
  role,
  scope: scopeId ? 'unit' : 'site',
  scopeId,
  permissions: null,
})
const own = (permissions: string[], scopeId: string | null = null): RoleAssignment => ({
  ...builtIn('TADM', scopeId),
  permissions,
})
const site: readonly Scope[] = [{ kind: 'site' }]

const chief = {
  role: 'ADM',
  permissions: new Map([['people.read', site]]),
  roleAssignments: [builtIn('ADM')],
}
const local = {
  role: 'TADM',
  permissions: new Map([['people.read', [{ kind: 'unit', id: '7' } as const]]]),
  roleAssignments: [own(['people.read', 'people.viewAs'], '7')],
}

test('a system administrator has what every built-in role allows', () => {
  expect(hasAllRights(chief, [builtIn('ADM'), builtIn('TADM', '7'), builtIn('INSTR')])).toBe(true)
})

test('a right that only the other person has makes them stronger', () => {
  expect(hasAllRights(chief, [own(['people.import'])])).toBe(false)
  expect(hasAllRights(local, [builtIn('ADM')])).toBe(false)
  expect(hasAllRights(local, [builtIn('TADM', '7')])).toBe(false)
})

test('the same right in another place is a different right', () => {
  expect(hasAllRights(local, [own(['people.read'], '7')])).toBe(true)
  expect(hasAllRights(local, [own(['people.read'], '8')])).toBe(false)
  expect(hasAllRights(local, [own(['people.read'])])).toBe(false)
  expect(hasAllRights(local, [])).toBe(true)
})
