import {
  createRole,
  grantRoles,
  listRoleAssignments,
  listRoles,
  previewGrant,
  saveRole,
  revokeRoleAssignments,
} from '@lyceum/contract/access'
import { listAudit } from '@lyceum/contract/admin'
import { getCurrentUser } from '@lyceum/contract/identity'
import { listSettings, saveSetting } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { domain as identity } from '#domains/identity'
import { testApp, type TestApp } from '#testing/test-app'
import { type Person, personWithToken } from '#testing/person'
import { tier } from '#testing/tier'
import { assignmentIdsOf, makeAccount, makeRoleAssignment, makeSession } from '../identity/make.ts'
import { makeColleague, makeJob, makePosition, makeUnit } from '../org/make.ts'

const site = { kind: 'site' } as const
const tadm = { kind: 'house', role: 'TADM' } as const
const people = (...ids: string[]) => ({ kind: 'people' as const, ids })
const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrId

async function places({ asOwner }: TestApp) {
  const { rows } = await asOwner((client) =>
    client.query<{ code: string; id: string }>(
      "select code, id from org.unit where code in ('U-IN', 'U-OUT')",
    ),
  )
  const at = (code: string) => rows.find((row) => row.code === code)?.id ?? ''
  return { inside: at('U-IN'), outside: at('U-OUT') }
}

test('INV-R04 a granted or withdrawn role takes effect with the next call of a running session', async () => {
  const { admin, lin } = await testApp()
  const who = people(await idOf(lin))
  const { ids } = await admin.call(grantRoles, { who, what: { kind: 'house', role: 'ADM' }, scope: site })
  const token = await loggedInAs(lin, 'ADM')
  expect(token).toBe('ok')
  await admin.call(revokeRoleAssignments, { ids })
  expect(await lin.refused(listSettings, {})).toBe('NO_RIGHT_READ_MSG')
})

/** Lin's test session is a learner's; what counts is what the list of roles now offers. */
async function loggedInAs(person: Person, role: string) {
  const { roleList } = await person.call(getCurrentUser, {})
  return roleList.some(({ roleExtId }) => roleExtId.startsWith(role)) ? 'ok' : 'missing'
}

test('K-15 a role granted during a session can be used at once, under the name that the site gave it', async () => {
  const opening = await testApp()
  const { admin, lin } = opening
  const { id } = await admin.call(createRole, { name: '分部教务', permissions: ['org.read'] })
  const { usrEntId } = await lin.call(getCurrentUser, {})
  await admin.call(grantRoles, { who: people(usrEntId), what: { kind: 'custom', id }, scope: site })
  const learner = { roleExtId: 'NLRN_1', title: '学员' }
  expect(await lin.call(getCurrentUser, {})).toMatchObject({
    access: [],
    roleList: [learner, { roleExtId: 'TADM_1', title: '分部教务' }],
  })
  // If the person also has the built-in role, the built-in name is shown.
  await admin.call(grantRoles, { who: people(usrEntId), what: { kind: 'house', role: 'TADM' }, scope: site })
  expect((await lin.call(getCurrentUser, {})).roleList).toEqual([
    learner,
    { roleExtId: 'TADM_1', title: '培训管理员' },
  ])
})

test('K-30 a role with a last day ends by itself at the end of that day, in a running session too', async () => {
  const opening = await testApp()
  const { admin, asOwner } = opening
  const db = await opening.db()
  const accountId = await makeAccount(db, { userName: 'helper', name: '帮手' })
  await makeSession(db, { accountId, token: 'e'.repeat(43), roles: ['ADM'] })
  const helper = personWithToken(opening.app, 'e'.repeat(43))
  const adm = { kind: 'house', role: 'ADM' } as const
  const grant = { who: people(accountId), what: adm, scope: site }
  expect(await admin.refused(grantRoles, { ...grant, lastDay: '2020-01-31' })).toBe('ACCESS_DAY_OVER')
  await admin.call(grantRoles, { ...grant, lastDay: '2099-01-31' })
  const mine = async () =>
    (await admin.call(listRoleAssignments, { accountId })).records.map(({ lastDay }) => lastDay)
  expect(await mine()).toEqual(['2099-01-31'])
  // A new end date updates the same role assignment instead of adding a second one.
  await admin.call(grantRoles, { ...grant, lastDay: '2099-02-28' })
  expect(await mine()).toEqual(['2099-02-28'])
  await helper.call(listSettings, {})
  const end = (moment: string) =>
    asOwner((client) =>
      client.query(`update identity.holding set ends_at = ${moment} where account_id = $1`, [accountId]),
    )

  // The cached session drops the role at that moment without being notified.
  await end(`now() + interval '2 seconds'`)
  await forgetSessions(opening)
  await helper.call(listSettings, {})
  await expect.poll(() => helper.refused(listSettings, {}).catch(() => '')).toBe('NO_RIGHT_READ_MSG')
  expect(await mine()).toEqual([])
  expect((await helper.call(getCurrentUser, {})).roleList).toHaveLength(1)
  await identity.cronJobs?.[0]?.run(await opening.ctx())
  const { records } = await admin.call(listAudit, { action: 'identity.role.end' })
  expect(records.map(({ object }) => object)).toEqual([`identity.account:${accountId}`])
  // Granted again, it is valid again.
  await admin.call(grantRoles, { ...grant, lastDay: '2099-01-31' })
  await helper.call(listSettings, {})
})

/** Clears the session cache, so that sessions are read from the table again. */
const forgetSessions = async ({ parts }: TestApp) => void (await parts.redis.flushdb())

test('K-30 INV-R05 the last administrator cannot be one whose role ends by itself', async () => {
  const { admin, lin } = await testApp()
  const adm = { kind: 'house', role: 'ADM' } as const
  const mine = { who: people(await idOf(admin)), what: adm, scope: site, lastDay: '2099-01-31' }
  expect(await admin.refused(grantRoles, mine)).toBe('LAST_ADMINISTRATOR')
  await admin.call(grantRoles, { ...mine, who: people(await idOf(lin)) })
  expect(await admin.refused(grantRoles, mine)).toBe('LAST_ADMINISTRATOR')
})

test('INV-R04 a permission added to or removed from a custom role takes effect with the next call', async () => {
  const opening = await testApp()
  const { admin } = opening
  const db = await opening.db()
  const { id } = await admin.call(createRole, { name: '设置员', permissions: ['org.read'] })
  const accountId = await makeAccount(db, { userName: 'keeper', name: '管家' })
  await makeSession(db, { accountId, token: 'k'.repeat(43), roles: ['TADM'] })
  await admin.call(grantRoles, { who: people(accountId), what: { kind: 'custom', id }, scope: site })
  const keeper = personWithToken(opening.app, 'k'.repeat(43))
  expect(await keeper.refused(listSettings, {})).toBe('NO_RIGHT_READ_MSG')
  await admin.call(saveRole, { id, name: '设置员', permissions: ['org.read', 'site.manage'] })
  await keeper.call(listSettings, {})
  await admin.call(saveRole, { id, name: '设置员', permissions: ['org.read'] })
  expect(await keeper.refused(saveSetting, { name: 'footer.copyright', value: 'x' })).toBe(
    'NO_RIGHT_WRITE_MSG',
  )
})

test('INV-R06 a scoped administrator grants only permissions of their own, and only within their scope', async () => {
  const opening = await testApp()
  const { zhou, lin, mei } = opening
  const { inside, outside } = await places(opening)
  const below = await makeUnit(await opening.db(), { code: 'BELOW', parentId: inside })
  const [insider, outsider] = [await idOf(lin), await idOf(mei)]
  const unit = (id: string) => ({ kind: 'unit' as const, id })
  await zhou.call(grantRoles, { who: people(insider), what: tadm, scope: unit(below) })
  const refused = (who: string, scope: Parameters<typeof asGrant>[1], role: 'TADM' | 'ADM' = 'TADM') =>
    zhou.refused(grantRoles, asGrant(who, scope, role))
  expect(await refused(insider, site)).toBe('ACCESS_BEYOND_RIGHTS')
  expect(await refused(insider, site, 'ADM')).toBe('ACCESS_BEYOND_RIGHTS')
  expect(await refused(insider, unit(outside))).toBe('NOT_FOUND')
  expect(await refused(outsider, unit(inside))).toBe('NOT_FOUND')
  expect(await zhou.refused(grantRoles, asGrant(insider, unit(inside), 'ADM'))).toBe('ACCESS_SCOPE_OF_ROLE')
})

const asGrant = (
  id: string,
  scope: { kind: 'site' } | { kind: 'unit'; id: string },
  role: 'TADM' | 'ADM',
) => ({ who: people(id), what: { kind: 'house' as const, role }, scope })

test('INV-R06 nobody withdraws a role that they could not have granted', async () => {
  const opening = await testApp()
  const { tang, zhou, admin, lin } = opening
  const db = await opening.db()
  const assignmentId = (await assignmentIdsOf(db, await idOf(admin), 'ADM'))[0] ?? ''
  expect(await tang.refused(revokeRoleAssignments, { ids: [assignmentId] })).toBe('ACCESS_BEYOND_RIGHTS')
  expect(await zhou.refused(revokeRoleAssignments, { ids: [assignmentId] })).toBe('NOT_FOUND')
  const wide = await makeRoleAssignment(db, { accountId: await idOf(lin), role: 'TADM' })
  expect(await zhou.refused(revokeRoleAssignments, { ids: [wide] })).toBe('ACCESS_BEYOND_RIGHTS')
  await tang.call(revokeRoleAssignments, { ids: [wide] })
})

test('INV-R05 the last administrator cannot be withdrawn; of two who demote each other one stays', async () => {
  const opening = await testApp()
  const { admin } = opening
  const db = await opening.db()
  const first = await idOf(admin)
  const [only = ''] = await assignmentIdsOf(db, first, 'ADM')
  expect(await admin.refused(revokeRoleAssignments, { ids: [only] })).toBe('LAST_ADMINISTRATOR')
  const second = await makeAccount(db, { userName: 'second', name: '副手' })
  await makeSession(db, { accountId: second, token: 's'.repeat(43), roles: ['ADM'] })
  const other = personWithToken(opening.app, 's'.repeat(43))
  const what = { kind: 'house', role: 'ADM' } as const
  const grant = (ids: string[]) => ({ who: people(...ids), what, scope: site })
  for (let round = 0; round < tier(15, 200); round += 1) {
    await admin.send(grantRoles, grant([second]))
    await other.send(grantRoles, grant([first]))
    const [[mine = ''], [theirs = '']] = [
      await assignmentIdsOf(db, first, 'ADM'),
      await assignmentIdsOf(db, second, 'ADM'),
    ]
    const answers = await Promise.all([
      admin.send(revokeRoleAssignments, { ids: [theirs] }),
      other.send(revokeRoleAssignments, { ids: [mine] }),
    ])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const left = [...(await assignmentIdsOf(db, first, 'ADM')), ...(await assignmentIdsOf(db, second, 'ADM'))]
    expect(left).toHaveLength(1)
  }
})

test('all heads of units are granted a role at once, after a preview; large numbers must be confirmed', async () => {
  const opening = await testApp()
  const { admin, zhou } = opening
  const db = await opening.db()
  const { inside, outside } = await places(opening)
  const positionId = await makePosition(db, { code: 'HEAD' })
  for (const [unitId, count] of [
    [inside, 2],
    [outside, 50],
  ] as const) {
    for (let n = 0; n < count; n += 1) {
      const accountId = await makeColleague(db, undefined)
      const below = await makeUnit(db, { code: `${unitId}-${n}`, parentId: unitId })
      await makeJob(db, { accountId, unitId: below, positionId, isHead: true })
    }
  }
  const who = { kind: 'heads' } as const
  const scope = { kind: 'unit', id: inside } as const
  expect(await zhou.call(previewGrant, { who, what: tadm, scope })).toMatchObject({ count: 2, already: 0 })
  const preview = await admin.call(previewGrant, { who, what: tadm, scope: site })
  expect(preview).toMatchObject({ count: 52, already: 0, brake: 50 })
  expect(await admin.refused(grantRoles, { who, what: tadm, scope: site })).toBe('ACCESS_TOO_MANY')
  const grant = { who, what: tadm, scope: site, confirmed: 52 }
  const { count, ids } = await admin.call(grantRoles, grant)
  expect([count, ids.length]).toEqual([52, 52])
  expect(await admin.call(grantRoles, grant)).toMatchObject({ count: 0, already: 52 })
  await admin.call(revokeRoleAssignments, { ids })
  expect(await admin.call(previewGrant, { who, what: tadm, scope: site })).toMatchObject({ count: 52 })
})

test('the list and its counts are limited to the reader’s unit; a granter from outside is not named', async () => {
  const opening = await testApp()
  const { admin, zhou, lin, mei } = opening
  const db = await opening.db()
  const { outside } = await places(opening)
  const grantedBy = await idOf(admin)
  await makeRoleAssignment(db, { accountId: await idOf(lin), role: 'TADM', unitId: outside, grantedBy })
  await makeRoleAssignment(db, { accountId: await idOf(mei), role: 'INSTR', grantedBy })
  const seen = await zhou.call(listRoleAssignments, { pageSize: 100 })
  expect(seen.records.map(({ person }) => person.userName).toSorted()).toEqual(['lin', 'zhou'])
  expect(seen.total).toBe(2)
  expect(seen.records[0]).toMatchObject({
    scope: { kind: 'unit', id: null, name: null },
    grantedBy: null,
    isMine: false,
  })
  const all = await admin.call(listRoleAssignments, { pageSize: 100, text: 'lin' })
  expect(all.records).toMatchObject([
    { scope: { id: outside, name: '范围外' }, grantedBy: '何远舟', isMine: true },
  ])
  const { house: roles } = await zhou.call(listRoles, {})
  expect(roles.map(({ role, holders }) => [role, holders])).toEqual([
    ['ADM', 0],
    ['TADM', 2],
    ['INSTR', 0],
  ])
})

test('a grant is audited with the values before and after', async () => {
  const { admin, lin, asOwner } = await testApp()
  const accountId = await idOf(lin)
  await admin.call(grantRoles, { who: people(accountId), what: tadm, scope: site })
  const { rows } = await asOwner((client) =>
    client.query(
      `select object, before, after from platform.audit_entry where action = 'identity.role.grant'`,
    ),
  )
  expect(rows).toMatchObject([
    { object: `identity.account:${accountId}`, after: { role: 'TADM', scope: { kind: 'site' } } },
  ])
})
