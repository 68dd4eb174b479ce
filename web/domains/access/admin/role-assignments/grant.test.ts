import { expect, test } from 'vitest'
import { grantOf, nothing } from './grant.ts'

const role = (key: string, custom?: { id: string }) => ({
  key,
  name: key,
  description: '',
  permissions: [],
  holders: 0,
  custom: custom && {
    ...custom,
    name: key,
    description: '',
    permissions: [],
    holders: 0,
    isMine: true,
    updatedAt: '',
  },
})
const lin = { id: '1', name: '林知夏' }
const east = { id: '7', name: '华东' }

test('sends nothing until people, role and scope are chosen', () => {
  expect(grantOf(nothing)).toBeUndefined()
  expect(grantOf({ ...nothing, people: [lin] })).toBeUndefined()
  expect(grantOf({ ...nothing, people: [lin], role: role('TADM'), scope: 'unit' })).toBeUndefined()
})

test('grants a role without a scope for the whole site, whatever was chosen before', () => {
  const chosen = { ...nothing, people: [lin], scope: 'unit' as const, place: east }
  expect(grantOf({ ...chosen, role: role('ADM') })?.scope).toEqual({ kind: 'site' })
  expect(grantOf({ ...chosen, role: role('TADM') })?.scope).toEqual({ kind: 'unit', id: '7' })
})

test('K-30 sends the last day when one was chosen', () => {
  const chosen = { ...nothing, people: [lin], role: role('ADM') }
  expect(grantOf(chosen)).not.toHaveProperty('lastDay')
  expect(grantOf({ ...chosen, lastDay: '2027-01-31' })).toMatchObject({ lastDay: '2027-01-31' })
})

test('needs no names when granting to heads of units', () => {
  const custom = role('9', { id: '9' })
  expect(grantOf({ ...nothing, to: 'heads', role: custom })).toEqual({
    who: { kind: 'heads' },
    what: { kind: 'custom', id: '9' },
    scope: { kind: 'site' },
  })
})
