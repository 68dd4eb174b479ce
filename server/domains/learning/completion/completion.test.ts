import { randomUUID } from 'node:crypto'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseSummary } from '#domains/course'
import { courseCompleted } from '#events/learning'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { courseContent } from '@lyceum/contract/course'
import { publishAs } from '../../course/make.ts'
import { cancelEnrolment } from '../enrolment/cancel-enrolment.ts'
import { clearJobs } from '../../org/make.ts'
import { makeStudy } from '../make.ts'
import { startStudy } from '../study/start-study.ts'
import { on } from '../tables.ts'
import { recheck } from './recheck-completion.ts'
import { settle } from './settle-completion.ts'
import { evaluateCourse } from './evaluate-course.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId
const ref = { type: 'REF' }

async function enrolled(given: Omit<NonNullable<Parameters<typeof makeStudy>[1]>, 'accountId'>) {
  const home = await testApp()
  const sql = await home.db()
  const linId = await idOf(home.lin)
  const study = await makeStudy(sql, { accountId: linId, ...given })
  const open = (i: number) =>
    home.lin.call(contract.startStudy, {
      id: study.courseId,
      modId: study.ids[i] ?? '',
      player: randomUUID(),
    })
  const record = () => home.lin.call(contract.getLearningRecord, { itmId: study.courseId })
  return { ...home, ...study, sql, linId, open, record }
}

describe('completion', () => {
  test('is granted when all criteria are met, stored once with its version, counted and published', async () => {
    const { open, record, ctx, enrolmentId, sql, courseId, asOwner } = await enrolled({ modules: [ref, ref] })
    await open(0)
    expect(await record()).toMatchObject({
      appStatus: 'IN_PROGRESS',
      progress: 50,
      completion: null,
      why: {
        isMet: false,
        of: [{ isMet: false, done: 1, of: 2, sentence: '完成全部必修内容，已完成 1 / 2' }],
      },
    })
    await open(1)
    expect(await record()).toMatchObject({
      appStatus: 'COMPLETED',
      progress: 100,
      completion: { versionNumber: 1, kind: 'criteria', score: null, restsOnPackage: false },
      why: { isMet: true },
    })
    expect(await settle(await ctx(), enrolmentId)).toBeNull()
    const { rows } = await asOwner((client) =>
      client.query('select 1 from platform.fact where name = $1', [courseCompleted.name]),
    )
    expect(rows).toHaveLength(1)
    const counts = await asOwner((client) =>
      client.query<{ completed: number }>('select completed from course.course where id = $1', [courseId]),
    )
    expect(counts.rows).toEqual([{ completed: 1 }])
    expect(await courseSummary(sql, courseId)).toMatchObject({ state: 'published' })
  })

  test('editing criteria never revokes it, and a stored completion cannot be changed', async () => {
    const { open, record, sql, courseId, ids, ctx, enrolmentId, asOwner } = await enrolled({ modules: [ref] })
    await open(0)
    const harder = courseContent.parse({
      chapters: [{ title: '一', modules: [{ id: ids[0], type: 'TST', title: '考', requiredScore: 100 }] }],
    })
    const versionId = await publishAs(sql, courseId, harder)
    // A completion stays even after a move to the new version.
    await on(sql).updateTable('learning.enrolment').set({ versionId }).where('id', '=', enrolmentId).execute()
    expect(await settle(await ctx(), enrolmentId)).toBeNull()
    expect(await record()).toMatchObject({
      appStatus: 'COMPLETED',
      completion: { versionNumber: 1 },
      why: { isMet: false },
    })
    await expect(asOwner((client) => client.query('delete from learning.completion'))).rejects.toThrow(
      'never taken back',
    )
    await expect(
      asOwner((client) => client.query('update learning.completion set version_id = version_id')),
    ).rejects.toThrow('never taken back')
  })

  test('Q-067 a course with a score is passed or failed; a better mark turns a failure into a pass', async () => {
    const choices = [
      { key: 'A', text: '是', isRight: true },
      { key: 'B', text: '否' },
    ]
    const paper = {
      type: 'TST',
      maxSubmits: 1,
      weight: 100,
      body: { questions: [{ key: 'q001', type: 'single', stem: '一', choices }] },
    }
    const { lin, ids, record, ctx, sql, enrolmentId } = await enrolled({
      modules: [paper],
      content: () => ({ passScore: 60 }),
    })
    await lin.call(contract.reportModule, { modId: ids[0] ?? '', answers: [{ key: 'q001', choices: ['B'] }] })
    expect(await record()).toMatchObject({ appStatus: 'FAILED', score: 0, completion: null })
    await on(sql)
      .updateTable('learning.progress')
      .set({ score: '100' })
      .where('enrolmentId', '=', enrolmentId)
      .execute()
    await settle(await ctx(), enrolmentId)
    expect(await record()).toMatchObject({ appStatus: 'PASSED', score: 100, completion: { score: 100 } })
  })

  test('minutes count where the criteria require them', async () => {
    const { lin, ids, courseId, parts, record } = await enrolled({
      modules: [{ minutes: 10 }],
      content: () => ({ criteria: { op: 'all', of: [{ need: 'minutes', atLeast: 2 }] } }),
    })
    const player = randomUUID()
    await lin.call(contract.startStudy, { id: courseId, modId: ids[0] ?? '', player })
    const heartbeat = (seq: number) => {
      parts.clock.travel(40_000)
      return lin.call(contract.recordHeartbeat, { player, seq, position: seq * 40, isWatching: true })
    }
    await heartbeat(1)
    expect((await record()).why.of).toMatchObject([{ sentence: '学习满 2 分钟，已学 0 分钟' }])
    await heartbeat(2)
    expect(await heartbeat(3)).toMatchObject({ completion: { versionNumber: 1 } })
  })

  test('administrators read the same explanation for people within reach', async () => {
    const { open, record, admin, zhou, lin, linId, sql, enrolmentId } = await enrolled({
      modules: [ref, ref],
    })
    await open(0)
    const { why } = await record()
    expect((await admin.call(contract.explainLearner, { id: enrolmentId })).why).toEqual(why)
    expect((await zhou.call(contract.explainLearner, { id: enrolmentId })).why).toEqual(why)
    await clearJobs(sql, [linId])
    expect(await zhou.refused(contract.explainLearner, { id: enrolmentId })).toBe('NOT_FOUND')
    expect(await lin.refused(contract.explainLearner, { id: enrolmentId })).toBe('NO_RIGHT_READ_MSG')
  })

  test('INV-L07 the nightly job grants a completion missed by a crash; the second night finds nothing', async () => {
    const { sql, enrolmentId, ids, ctx, record } = await enrolled({ modules: [ref] })
    await on(sql)
      .insertInto('learning.progress')
      .values({ enrolmentId, moduleId: ids[0] ?? '', opens: 1 })
      .execute()
    expect(await recheck(await ctx())).toBe(1)
    expect(await record()).toMatchObject({ appStatus: 'COMPLETED' })
    expect(await recheck(await ctx())).toBe(0)
  })
})

test('INV-L07 a completion follows from the records alone, and more records never revoke it', () => {
  const content = courseContent.parse({
    chapters: [
      {
        title: '一',
        modules: ['VOD', 'TST', 'ASS', 'SCO', 'REF'].map((type, i) => ({
          id: String(i + 1),
          type,
          title: type,
          isRequired: i !== 4,
          requiredScore: type === 'TST' ? 60 : null,
          weight: type === 'TST' ? 100 : 0,
        })),
      },
    ],
  })
  const record = fc.record({
    opens: fc.nat(2),
    submits: fc.nat(2),
    isViewed: fc.boolean(),
    isSaved: fc.boolean(),
    isReported: fc.boolean(),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    seconds: fc.nat(1000),
  })
  const records = fc
    .array(record, { minLength: 5, maxLength: 5 })
    .map((all) => new Map(all.map((first, i) => [String(i + 1), first])))
  fc.assert(
    fc.property(records, records, (before, more) => {
      const once = evaluateCourse(content, before)
      expect(evaluateCourse(content, new Map(before))).toEqual(once)
      const grown = new Map(
        [...before].map(([id, first]) => {
          const two = more.get(id) ?? first
          return [
            id,
            {
              opens: first.opens + two.opens,
              submits: first.submits + two.submits,
              isViewed: first.isViewed || two.isViewed,
              isSaved: first.isSaved || two.isSaved,
              isReported: first.isReported || two.isReported,
              score: first.score === null ? two.score : Math.max(first.score, two.score ?? 0),
              seconds: first.seconds + two.seconds,
            },
          ] as const
        }),
      )
      const staysCompleted =
        once.outcome !== 'COMPLETED' || evaluateCourse(content, grown).outcome === 'COMPLETED'
      expect(staysCompleted).toBe(true)
      expect(evaluateCourse(content, grown).progress).toBeGreaterThanOrEqual(once.progress)
    }),
    { numRuns: tier(300, 2000) },
  )
})

test('INV-L04 leaving and the first study step never both succeed', async () => {
  const { ctx, sql, linId } = await enrolled({ modules: [ref] })
  const base = await ctx('alpha', { as: { id: linId, role: 'LRNR' } })
  let [left, begun] = [0, 0]
  for (let round = 0; round < tier(20, 500); round += 1) {
    const { courseId, ids, enrolmentId } = await makeStudy(sql, { accountId: linId, modules: [{}] })
    await on(sql).insertInto('learning.seat').values({ courseId, taken: 1 }).execute()
    const begin = await ctx('alpha', { as: { id: linId, role: 'LRNR' } })
    const input = { id: courseId, modId: ids[0] ?? '', player: randomUUID(), isReview: false }
    const acts = [
      () => base.transaction((ctx) => cancelEnrolment(ctx, { itmId: courseId })),
      () => startStudy(begin, input),
    ]
    const [first, two] = await Promise.allSettled((round % 2 ? acts : acts.toReversed()).map((act) => act()))
    const row = await on(sql)
      .selectFrom('learning.enrolment')
      .select(['status', 'studiedAt'])
      .where('id', '=', enrolmentId)
      .executeTakeFirstOrThrow()
    expect([first?.status, two?.status].filter((status) => status === 'fulfilled')).toHaveLength(1)
    expect(row.studiedAt === null).toBe(row.status === 'CANCELLED')
    if (row.status === 'CANCELLED') left += 1
    else begun += 1
  }
  expect(left + begun).toBe(tier(20, 500))
})
