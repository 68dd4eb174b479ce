import { expect, test } from 'vitest'
import { homeOf, homeRole, roleExtId } from './rules.ts'

test('a person starts in the role with the widest reach, and everyone is a learner', () => {
  expect(homeRole(['NLRN', 'TADM'])).toBe('TADM')
  expect(homeRole(['INSTR', 'ADM', 'NLRN'])).toBe('ADM')
  expect(homeRole([])).toBe('NLRN')
})

test('administrators start in the console, everyone else on the home page', () => {
  expect(['ADM', 'TADM', 'INSTR', 'NLRN'].map(homeOf)).toEqual(['/manage', '/manage', '/home', '/home'])
})

test('a role on the wire includes the number of its site', () => {
  expect(roleExtId('NLRN', 1)).toBe('NLRN_1')
})
