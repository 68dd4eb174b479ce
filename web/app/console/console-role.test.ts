import { expect, test } from 'vitest'
import { roleForConsole } from './console-role.ts'

const role = (roleExtId: string) => ({ roleExtId, title: '' })
const learner = { access: [], roleList: [role('NLRN_1')], currentRole: 'NLRN_1' }

test('K-15 a role granted after sign-in is used in the console at once', () => {
  const given = { ...learner, roleList: [role('NLRN_1'), role('INSTR_1'), role('TADM_1')] }
  expect(roleForConsole(given)).toBe('TADM_1')
  expect(roleForConsole({ ...given, currentRole: 'TADM_1', access: ['people.read'] })).toBeUndefined()
  expect(roleForConsole(learner)).toBeUndefined()
  expect(
    roleForConsole({ ...given, viewing: { realName: '管理员', until: '2100-01-01T00:00:00Z' } }),
  ).toBeUndefined()
})
