import { expect, test } from 'vitest'
import type { Scope } from '#platform/ctx'
import { type Holding, holdsAll } from './rights-rules.ts'

const house = (role: string, scopeId: string | null = null): Holding => ({
  role,
  scope: scopeId ? 'unit' : 'site',
  scopeId,
  permissions: null,
})
const own = (permissions: string[], scopeId: string | null = null): Holding => ({
  ...house('TADM', scopeId),
  permissions,
})
const site: readonly Scope[] = [{ kind: 'site' }]

const chief = { role: 'ADM', permissions: new Map([['people.read', site]]), holdings: [house('ADM')] }
const local = {
  role: 'TADM',
  permissions: new Map([['people.read', [{ kind: 'unit', id: '7' } as const]]]),
  holdings: [own(['people.read', 'people.viewAs'], '7')],
}

test('a system administrator holds what every role of the house allows', () => {
  expect(holdsAll(chief, [house('ADM'), house('TADM', '7'), house('INSTR')])).toBe(true)
})

test('a right that only the other holds is one too many', () => {
  expect(holdsAll(chief, [own(['people.import'])])).toBe(false)
  expect(holdsAll(local, [house('ADM')])).toBe(false)
  expect(holdsAll(local, [house('TADM', '7')])).toBe(false)
})

test('the same right elsewhere is another right', () => {
  expect(holdsAll(local, [own(['people.read'], '7')])).toBe(true)
  expect(holdsAll(local, [own(['people.read'], '8')])).toBe(false)
  expect(holdsAll(local, [own(['people.read'])])).toBe(false)
  expect(holdsAll(local, [])).toBe(true)
})
