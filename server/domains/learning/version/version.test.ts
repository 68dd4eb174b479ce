import { courseContent, saveCourseDraft } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeModule, publishAs } from '../../course/make.ts'
import { settle } from '../completion/settle-completion.ts'
import { makeOffer, makeStudy } from '../make.ts'
import { on } from '../tables.ts'
import { carryOut } from './run-move.ts'
import { makeLearners } from './make.ts'

const ref = { type: 'REF' }
const content = (ids: readonly string[]) =>
  courseContent.parse({
    chapters: [
      { title: '第一章', modules: ids.map((id, i) => ({ id, type: 'REF', title: `模块 ${i + 1}` })) },
    ],
  })

/** A course of two modules; some people have completed it, some have done the first module, some nothing. */
async function scene({ done = 0, half = 0, fresh = 0 }) {
  const home = await testApp()
  const sql = await home.db()
  const { courseId, versionId, ids } = await makeStudy(sql, { modules: [ref, ref] })
  const [first = '', second = ''] = ids
  const at = { courseId, versionId }
  const finished = await makeLearners(sql, { ...at, count: done, opened: ids })
  const ctx = await home.ctx()
  for (const id of finished) await settle(ctx, id)
  const begun = await makeLearners(sql, { ...at, count: half, opened: [first] })
  const idle = await makeLearners(sql, { ...at, count: fresh })
  const ledger = async () => {
    const { rows } = await home.asOwner((client) =>
      client.query<{ entry: string }>(
        'select row_to_json(c)::text as entry from learning.completion c where course_id = $1 order by id',
        [courseId],
      ),
    )
    return rows.map(({ entry }) => entry)
  }
  const preview = (against: 'newest' | 'draft' = 'newest') =>
    home.admin.call(contract.previewVersionMove, { id: courseId, against })
  const move = (confirmed: number | null = null) =>
    home.admin.call(contract.moveLearners, { id: courseId, from: [1], to: 2, confirmed })
  const versions = async (enrolmentIds: readonly string[]) =>
    on(sql)
      .selectFrom('learning.enrolment')
      .select(['id', 'versionId', 'status'])
      .where('id', 'in', enrolmentIds)
      .orderBy('id')
      .execute()
  return { ...home, sql, courseId, versionId, first, second, begun, idle, ledger, preview, move, versions }
}

test(
  'editing criteria after 41 completions: none is lost, and the preview shows who would change',
  { timeout: 600_000 },
  async () => {
    const at = await scene({ done: 41, half: 5, fresh: 3 })
    const before = await at.ledger()
    expect(before).toHaveLength(41)

    const third = await makeModule(at.sql, at.courseId)
    const harder = content([at.first, at.second, third])
    const { revision } = await at.admin.call(saveCourseDraft, {
      id: at.courseId,
      revision: 0,
      content: harder,
    })
    expect(await at.preview('draft')).toMatchObject({
      to: 2,
      completions: 41,
      groups: [{ number: 1, people: 8, begun: 5, needingMore: 8, completing: 0, losingNothing: 0 }],
    })
    await at.admin.call(saveCourseDraft, { id: at.courseId, revision, content: content([at.first]) })
    const figures = {
      to: 2,
      completions: 41,
      groups: [
        {
          number: 1,
          people: 8,
          begun: 5,
          completing: 5,
          needingMore: 0,
          losingNothing: 3,
          keptModules: 1,
          vanishing: [{ title: '模块 2', people: 0 }],
        },
      ],
    }
    expect(await at.preview('draft')).toMatchObject(figures)

    const easier = await publishAs(at.sql, at.courseId, content([at.first]))
    // Publishing alone moves nobody.
    expect(await at.preview()).toMatchObject({ ...figures, moves: [] })
    expect(await at.versions(at.begun)).toMatchObject(at.begun.map(() => ({ versionId: at.versionId })))
    expect(await at.ledger()).toEqual(before)

    expect(await at.move()).toMatchObject({ people: 8 })
    await at.runJobs()
    const after = await at.ledger()
    expect(after).toHaveLength(46)
    expect(after.filter((entry) => before.includes(entry))).toHaveLength(41)
    expect(await at.versions(at.begun)).toMatchObject(
      at.begun.map(() => ({ versionId: easier, status: 'COMPLETED' })),
    )
    expect(await at.versions(at.idle)).toMatchObject(
      at.idle.map(() => ({ versionId: easier, status: 'IN_PROGRESS' })),
    )
    expect(await at.preview()).toMatchObject({
      completions: 46,
      groups: [],
      moves: [{ from: [1], to: 2, state: 'moved', moved: 8, completed: 5, isUndoable: true }],
    })
    expect(await at.admin.refused(contract.moveLearners, { id: at.courseId, from: [1], to: 2 })).toBe(
      'NOBODY_TO_MOVE',
    )
  },
)

test('a moved learner keeps the records and sees why the course is not complete', async () => {
  const home = await testApp()
  const sql = await home.db()
  const { usrEntId } = await home.lin.call(getCurrentUser, {})
  const { courseId, ids, enrolmentId } = await makeStudy(sql, { accountId: usrEntId, modules: [ref, ref] })
  await on(sql)
    .insertInto('learning.progress')
    .values({ enrolmentId, moduleId: ids[0] ?? '', opens: 1 })
    .execute()
  const third = await makeModule(sql, courseId)
  await publishAs(sql, courseId, content([ids[0] ?? '', ids[1] ?? '', third]))
  const record = () => home.lin.call(contract.getLearningRecord, { itmId: courseId })
  expect((await record()).modules).toHaveLength(2)
  await home.admin.call(contract.moveLearners, { id: courseId, from: [1], to: 2 })
  await home.runJobs()
  expect(await record()).toMatchObject({
    appStatus: 'IN_PROGRESS',
    progress: 33,
    modules: [{ isDone: true }, { isDone: false }, { isDone: false }],
    why: { of: [{ done: 1, of: 3 }] },
  })
})

test('a move is undone for people still in progress; what it completed stays completed', async () => {
  const at = await scene({ half: 2, fresh: 2 })
  await publishAs(at.sql, at.courseId, content([at.first]))
  const { moveId } = await at.move()
  expect(await at.admin.refused(contract.undoVersionMove, { id: moveId })).toBe('VERSION_MOVE_RUNNING')
  expect(await at.admin.refused(contract.moveLearners, { id: at.courseId, from: [1], to: 2 })).toBe(
    'VERSION_MOVE_RUNNING',
  )
  await at.runJobs()
  await at.admin.call(contract.undoVersionMove, { id: moveId })
  await at.runJobs()
  expect(await at.versions(at.begun)).toMatchObject([{ status: 'COMPLETED' }, { status: 'COMPLETED' }])
  expect(await at.versions(at.idle)).toMatchObject(
    at.idle.map(() => ({ versionId: at.versionId, status: 'IN_PROGRESS' })),
  )
  expect(await at.preview()).toMatchObject({
    completions: 2,
    groups: [{ people: 2 }],
    moves: [{ state: 'undone', moved: 4, completed: 2, returned: 2, isUndoable: false }],
  })
  expect(await at.admin.refused(contract.undoVersionMove, { id: moveId })).toBe('BULK_UNDONE')
  const { rows } = await at.asOwner((client) =>
    client.query(
      "select action from platform.audit_entry where action like 'learning.version.%' order by seq",
    ),
  )
  expect(rows).toEqual([{ action: 'learning.version.move' }, { action: 'learning.version.undo' }])
})

test('two concurrent workers and a repeated job move everybody once', async () => {
  const at = await scene({ half: 4, fresh: 4 })
  await publishAs(at.sql, at.courseId, content([at.first]))
  const { moveId } = await at.move()
  const carry = async () => (await at.ctx()).transaction((ctx) => carryOut(ctx, moveId))
  await Promise.all([carry(), carry()])
  await carry()
  await at.runJobs()
  expect(await at.preview()).toMatchObject({ moves: [{ state: 'moved', moved: 8, completed: 4 }] })
  expect(await at.ledger()).toHaveLength(4)
})

test(
  'many people need the count of the preview as confirmation, and an outdated version needs a new preview',
  { timeout: 600_000 },
  async () => {
    const at = await scene({ fresh: 51 })
    await publishAs(at.sql, at.courseId, content([at.first]))
    expect(await at.preview()).toMatchObject({ brake: 50, groups: [{ people: 51 }] })
    const request = { id: at.courseId, from: [1], to: 2 }
    expect(await at.admin.refused(contract.moveLearners, request)).toBe('BULK_NEEDS_CONFIRMING')
    expect(await at.admin.refused(contract.moveLearners, { ...request, confirmed: 50 })).toBe(
      'BULK_NEEDS_CONFIRMING',
    )
    await publishAs(at.sql, at.courseId, content([at.second]))
    expect(await at.admin.refused(contract.moveLearners, { ...request, confirmed: 51 })).toBe(
      'VERSION_NOT_NEWEST',
    )
    await at.admin.call(contract.moveLearners, { ...request, to: 3, confirmed: 51 })
    await at.runJobs()
    expect(await at.preview()).toMatchObject({ groups: [], moves: [{ moved: 51, to: 3 }] })
  },
)

test('only people who may publish a course move its learners, and a course out of reach is not found', async () => {
  const at = await scene({ fresh: 1 })
  const query = { id: at.courseId }
  expect(await at.zhou.refused(contract.previewVersionMove, query)).toBe('NOT_FOUND')
  expect(await at.zhou.refused(contract.moveLearners, { ...query, from: [1], to: 2 })).toBe('NOT_FOUND')
  expect(await at.chen.refused(contract.previewVersionMove, query)).toBe('NO_RIGHT_READ_MSG')
  expect(await at.foreignAdmin.refused(contract.previewVersionMove, query)).toBe('NOT_FOUND')
})

test('people who waited while a new version was published begin with it', async () => {
  const home = await testApp()
  const sql = await home.db()
  const { courseId: itmId } = await makeOffer(sql, { quota: 1, queueLimit: 5 })
  await home.mei.call(contract.enrol, { itmId })
  const { appId } = await home.lin.call(contract.enrol, { itmId })
  const newest = await publishAs(sql, itmId, courseContent.parse({}))
  await home.mei.call(contract.cancelEnrolment, { itmId })
  const row = await on(sql)
    .selectFrom('learning.enrolment')
    .select(['status', 'versionId'])
    .where('id', '=', appId)
    .executeTakeFirst()
  expect(row).toEqual({ status: 'IN_PROGRESS', versionId: newest })
})
