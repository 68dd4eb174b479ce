import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/points'
import { sql as query } from 'kysely'
import { expect, test } from 'vitest'
import { examScored } from '#events/exam'
import { signedIn } from '#events/identity'
import { courseCompleted } from '#events/learning'
import { commented, liked, shared } from '#events/social'
import { dayOf } from '#platform/time/days'
import { testApp, type TestApp } from '#testing/test-app'
import { balanceOf, earn } from '../index.ts'
import { on } from '../tables.ts'
import { dayAfter } from '../sign-in/rules.ts'
import { catalogue } from '../rule/rule-defaults.ts'
import { simulateWithin } from './simulate-rule.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

async function opened() {
  const home = await testApp()
  const [sql, act] = [await home.db(), await home.ctx()]
  const [lin, mei] = [await idOf(home.lin), await idOf(home.mei)]
  return { ...home, sql, act, ids: { lin, mei }, today: dayOf(new Date(), 'Asia/Shanghai') }
}

const ofComment = {
  points: 1,
  period: 'DAY',
  times: 5,
  isOn: true,
  activeFrom: null,
  activeUntil: null,
} as const
const talk = { kind: 'course', parentId: null } as const

test('B-416 Q-111 all rules are listed by domain, with the site’s changes and the defaults', async () => {
  const { admin, tang, lin } = await opened()
  const { records } = await admin.call(contract.listManagedRules, {})
  expect(records.map(({ name }) => name)).toEqual(contract.ruleNames)
  expect(records.every(({ revision }) => revision === 0)).toBe(true)
  expect(records.find(({ name }) => name === 'challengeWon')).toMatchObject({ room: 'pk', isFed: false })
  await admin.call(contract.editRule, {
    name: 'comment',
    ...ofComment,
    points: 3,
    period: 'MONTH',
    revision: 0,
  })
  const after = await admin.call(contract.listManagedRules, {})
  expect(after.records.find(({ name }) => name === 'comment')).toMatchObject({
    room: 'social',
    isFed: true,
    points: 3,
    period: 'MONTH',
    revision: 1,
    changedBy: '何远舟',
    standard: { points: 1, period: 'DAY', times: 5 },
  })
  for (const person of [tang, lin])
    expect((await person.send(contract.listManagedRules, {})).statusCode).toBe(403)
})

test('B-416 a changed rule applies to the next activity at once, never to the past, and is audited', async () => {
  const { admin, sql, act, ids, runJobs } = await opened()
  await earn(act, { accountId: ids.lin, rule: 'comment', object: 'course:1' })
  await admin.call(contract.editRule, { name: 'comment', ...ofComment, points: 7, revision: 0 })
  await act.publish(commented, { ...talk, commentId: '2', targetId: '2', accountId: ids.lin })
  await act.publish(commented, { ...talk, commentId: '1', targetId: '1', accountId: ids.lin })
  await runJobs()
  expect(await balanceOf(sql, ids.lin)).toMatchObject({ balance: 1 + 7 })
  const { rows } = await query<{ before: unknown; after: unknown }>`
    select before, after from platform.audit_entry
    where site_id = ${sql.siteId} and action = 'points.rule.edit' and object = 'points.rule:comment'`.execute(
    sql.kysely,
  )
  expect(rows).toMatchObject([{ before: { points: 1 }, after: { points: 7 } }])
})

test('B-413 a sign-in right after a change uses the new values although rules are cached', async () => {
  const { admin, lin, mei, ids } = await opened()
  expect(await lin.call(contract.signInToday, { id: ids.lin })).toMatchObject({ points: 2 })
  await admin.call(contract.editRule, { name: 'signIn', ...ofComment, points: 40, times: 1, revision: 0 })
  expect(await mei.call(contract.signInToday, { id: ids.mei })).toMatchObject({ points: 40 })
})

test('INV-P06 a rule that is off, or outside its dates, gives nothing', async () => {
  const { admin, sql, act, ids } = await opened()
  const [past, future] = [-3_600_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString())
  const give = (object: string) => earn(act, { accountId: ids.lin, rule: 'comment', object })
  const save = (revision: number, change: Partial<contract.RuleSheet>) =>
    admin.call(contract.editRule, { name: 'comment', ...ofComment, ...change, revision })
  await save(0, { isOn: false })
  expect(await give('course:1')).toEqual({ outcome: 'off' })
  await save(1, { activeFrom: future ?? null })
  expect(await give('course:1')).toEqual({ outcome: 'off' })
  await save(2, { activeUntil: past ?? null })
  expect(await give('course:1')).toEqual({ outcome: 'off' })
  await save(3, { activeFrom: past ?? null, activeUntil: future ?? null })
  expect(await give('course:1')).toMatchObject({ outcome: 'earned' })
  expect(await balanceOf(sql, ids.lin)).toMatchObject({ balance: 1 })
})

test('RULE_CHANGED RULE_SPAN_WRONG of two people who save the same revision one succeeds', async () => {
  const { admin, sql } = await opened()
  for (const revision of [0, 1]) {
    const answers = await Promise.all(
      [2, 3, 4, 5].map((points) =>
        admin.send(contract.editRule, { name: 'share', ...ofComment, points, revision }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const refused = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(refused.map((answer) => answer.json<{ errCode: string }>().errCode)).toEqual(
      refused.map(() => 'RULE_CHANGED'),
    )
  }
  const rows = await on(sql).selectFrom('points.rule').select('revision').execute()
  expect(rows).toEqual([{ revision: 2 }])
  const at = new Date().toISOString()
  const backwards = { ...ofComment, activeFrom: at, activeUntil: at }
  expect(await admin.refused(contract.editRule, { name: 'share', ...backwards, revision: 2 })).toBe(
    'RULE_SPAN_WRONG',
  )
  expect(await admin.refused(contract.simulateRule, { name: 'share', ...backwards })).toBe('RULE_SPAN_WRONG')
  for (const wrong of [{ points: -1 }, { points: 1e9 }, { times: 0 }, { period: 'WEEK' }, { points: 1.5 }])
    expect(
      (await admin.send(contract.editRule, { name: 'share', ...ofComment, ...wrong, revision: 2 }))
        .statusCode,
    ).toBe(400)
})

test('B-416 simulating the current rules on the events gives what was really paid', async () => {
  const { admin, act, ids, runJobs } = await opened()
  for (const accountId of [ids.lin, ids.mei]) {
    await act.publish(signedIn, { accountId })
    await act.publish(signedIn, { accountId })
    for (let index = 1; index <= 8; index += 1) {
      const targetId = String(accountId === ids.lin ? index : Math.ceil(index / 2))
      await act.publish(commented, { ...talk, commentId: String(index), targetId, accountId })
      await act.publish(shared, { kind: 'course', targetId, accountId, receiverIds: ['1'] })
    }
    const course = { courseId: '7', enrolmentId: '8', completionId: '9', versionId: '1', score: null }
    await act.publish(courseCompleted, { ...course, accountId })
    await act.publish(liked, { kind: 'comment', targetId: '1', accountId, authorId: ids.lin })
    const scored = { attemptId: '1', examId: '5', kind: 'self', isPassed: true, isLast: false } as const
    const score = accountId === ids.lin ? 85 : 62
    await act.publish(examScored, { ...course, ...scored, accountId, score, fullScore: 100 })
  }
  await runJobs()
  const seen: Record<string, unknown> = {}
  for (const { name, points, period, times } of catalogue) {
    const sheet = { points, period, times, isOn: true, activeFrom: null, activeUntil: null }
    const { paid, proposed, deeds } = await admin.call(contract.simulateRule, { name, ...sheet })
    const { most, ...given } = proposed
    expect({ name, ...given }).toEqual({ name, ...paid })
    if (deeds > 0) seen[name] = [deeds, paid.people, paid.times, paid.points, most]
  }
  expect(seen).toMatchObject({
    login: [2, 2, 2, 2, 1],
    comment: [12, 2, 9, 9, 5],
    share: [12, 2, 9, 9, 5],
    courseCompleted: [2, 2, 2, 20, 10],
    likeReceived: [1, 1, 1, 1, 1],
    // One reached 60, 70 and 80, the other 60: all tiers are simulated together.
    score70: [4, 2, 4, 8, 6],
  })
})

test('B-416 B-417 simulates another rule: more points, narrower limits, a shorter period', async () => {
  const { admin, act, sql, ids, today } = await opened()
  const at = (days: number) => new Date(`${dayAfter(today, days)}T04:00:00Z`)
  const give = (object: string, days: number, accountId = ids.lin) =>
    earn(act, { accountId, rule: 'comment', object, at: at(days) })
  for (const [object, days] of [
    ['course:old', -40],
    ['course:1', -20],
    ['course:2', -20],
    ['course:3', -10],
  ] as const)
    await give(object, days)
  await give('course:1', -1, ids.mei)
  // Published again within the period, but paid long ago.
  await query`insert into platform.fact (site_id, name, details, at)
    values (${sql.siteId}, 'social.commented',
      ${JSON.stringify({ ...talk, targetId: 'old', accountId: ids.lin, commentId: '1' })}::jsonb, ${at(-2)})`.execute(
    sql.kysely,
  )
  const simulate = async (change: Partial<contract.RuleSheet>) => {
    const { proposed, paid } = await admin.call(contract.simulateRule, {
      name: 'comment',
      ...ofComment,
      ...change,
    })
    expect(paid).toEqual({ people: 2, times: 4, points: 4 })
    return [proposed.people, proposed.times, proposed.points, proposed.most]
  }
  expect(await simulate({})).toEqual([2, 4, 4, 3])
  expect(await simulate({ points: 3 })).toEqual([2, 4, 12, 9])
  expect(await simulate({ points: 0 })).toEqual([0, 0, 0, 0])
  expect(await simulate({ isOn: false })).toEqual([0, 0, 0, 0])
  expect(await simulate({ times: 1 })).toEqual([2, 3, 3, 2])
  // A limit used up before the period began stays used up.
  expect(await simulate({ period: 'ONCE', times: 1 })).toEqual([1, 1, 1, 1])
  expect(await simulate({ period: 'ONCE', times: 2 })).toEqual([2, 2, 2, 1])
  expect(await simulate({ activeFrom: at(-15).toISOString() })).toEqual([2, 2, 2, 1])
  expect(await simulate({ activeUntil: at(-15).toISOString() })).toEqual([1, 2, 2, 2])
  // Nothing was written.
  expect(await on(sql).selectFrom('points.rule').select('name').execute()).toEqual([])
})

test('SIMULATION_TOO_LONG a simulation that takes too long is cancelled with an error', async () => {
  const { act, ids } = await opened()
  for (let index = 1; index <= 5; index += 1)
    await earn(act, { accountId: ids.lin, rule: 'comment', object: `course:${index}` })
  const request = { name: 'comment', ...ofComment } as const
  expect(await simulateWithin(act, request, { earnings: [], withinMs: 5000 })).toMatchObject({
    deeds: 5,
    paid: { points: 5 },
  })
  await expect(simulateWithin(act, request, { earnings: [], withinMs: 1 })).rejects.toMatchObject({
    message: 'SIMULATION_TOO_LONG',
  })
})
