import * as contract from '@lyceum/contract/course'
import { courseKinds, kindAliases, milestones, moduleTypes } from '@lyceum/contract/course'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'

type Author = TestApp['admin']

const address = 'https://example.com/fire'

async function beginCourse(author: Author, modules = 1) {
  const { id } = await author.call(contract.createCourse, { kind: 'SELFSTUDY', title: '消防入门' })
  const ids: string[] = []
  for (let i = 0; i < modules; i += 1)
    ids.push((await author.call(contract.addCourseModule, { id, type: 'URLVOD' })).moduleId)
  return { id, ids }
}

const link = (id: string, fields: object = {}) => ({
  id,
  type: 'URLVOD' as const,
  title: '看一段',
  body: { address },
  ...fields,
})
const contentOf = (...modules: ReturnType<typeof link>[]) => ({ chapters: [{ title: '第一章', modules }] })

test('of concurrent saves with the same revision exactly one succeeds', async () => {
  const { admin } = await testApp()
  const { id, ids } = await beginCourse(admin)
  const save = (title: string) =>
    admin.send(contract.saveCourseDraft, {
      id,
      revision: 0,
      content: contentOf(link(ids[0] ?? '', { title })),
    })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => save(`第 ${i} 人`)))
  const won = answers.flatMap(({ statusCode }, i) => (statusCode === 200 ? [i] : []))
  expect(won).toHaveLength(1)
  const codes = answers
    .filter(({ statusCode }) => statusCode !== 200)
    .map((item) => item.json<{ errCode: string }>().errCode)
  expect(new Set(codes)).toEqual(new Set(['COURSE_DRAFT_CHANGED']))
  const draft = await admin.call(contract.getCourseDraft, { id })
  expect(draft).toMatchObject({ revision: 1 })
  expect(draft.content.chapters[0]?.modules[0]?.title).toBe(`第 ${won[0]} 人`)
})

test('two concurrent publications of the same revision create two versions with different numbers', async () => {
  const { admin, asOwner } = await testApp()
  const { id, ids } = await beginCourse(admin)
  await admin.call(contract.saveCourseDraft, { id, revision: 0, content: contentOf(link(ids[0] ?? '')) })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.call(contract.publishCourse, { id, revision: 1 })),
  )
  expect(answers.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6])
  const { rows } = await asOwner((client) =>
    client.query(
      'select count(distinct content::text)::int as contents from course.version where course_id = $1',
      [id],
    ),
  )
  expect(rows).toEqual([{ contents: 1 }])
})

/** A random next step of an author; a step that does not fit the state is rejected and changes nothing. */
const step = fc.oneof(
  fc.record({
    do: fc.constant('save' as const),
    title: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }),
  }),
  fc.record({ do: fc.constant('empty' as const) }),
  fc.record({ do: fc.constant('publish' as const) }),
  fc.record({ do: fc.constant('retire' as const), isRetired: fc.boolean() }),
  fc.record({ do: fc.constant('sheet' as const), quota: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ do: fc.constant('remove' as const) }),
)

type Place = { readonly id: string; readonly revision: number; readonly moduleId: string }
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Performs a step and returns the response. */
function take(author: Author, { id, revision, moduleId }: Place, item: Step) {
  const actions = {
    save: (title: string) =>
      author.send(contract.saveCourseDraft, { id, revision, content: contentOf(link(moduleId, { title })) }),
    empty: () => author.send(contract.saveCourseDraft, { id, revision, content: {} }),
    publish: () => author.send(contract.publishCourse, { id, revision }),
    retire: (isRetired: boolean) => author.send(contract.retireCourse, { id, isRetired }),
    sheet: (quota: number) => author.send(contract.saveCourseSheet, { id, title: '课', quota }),
    remove: () => author.send(contract.removeCourse, { id }),
  }
  if (item.do === 'save') return actions.save(item.title)
  if (item.do === 'retire') return actions.retire(item.isRetired)
  return item.do === 'sheet' ? actions.sheet(item.quota) : actions[item.do]()
}

test(
  'whatever an author does with draft and catalogue, a published version never changes',
  { timeout: 600_000 },
  async () => {
    const { admin, asOwner } = await testApp()
    const versionsOf = async (courseId: string) => {
      const { rows } = await asOwner((client) =>
        client.query<{ number: number; content: unknown }>(
          'select number, content from course.version where course_id = $1 order by number',
          [courseId],
        ),
      )
      return rows
    }
    const walk = fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { id, ids } = await beginCourse(admin)
      const published: unknown[] = []
      for (const item of steps) {
        const { revision, content } = await admin.call(contract.getCourseDraft, { id })
        const { statusCode } = await take(admin, { id, revision, moduleId: ids[0] ?? '' }, item)
        if (item.do === 'publish' && statusCode === 200) published.push(content)
        // Every version ever published exists, in order, with exactly its published content.
        expect(await versionsOf(id)).toEqual(
          published.map((version, i) => ({ number: i + 1, content: version })),
        )
        if (item.do === 'remove' && statusCode === 200) break
      }
    })
    await fc.assert(walk, { numRuns: tier(15, 200) })
  },
)

test('B-229 each of the eight kinds of courses can be created, and aliases map to the first name', async () => {
  const { admin } = await testApp()
  for (const kind of courseKinds) {
    const { id } = await admin.call(contract.createCourse, { kind, title: kind })
    expect(await admin.call(contract.getCourseDraft, { id })).toMatchObject({ kind, state: 'draft' })
  }
  expect(courseKinds).toHaveLength(8)
  expect(Object.values(kindAliases).every((kind) => courseKinds.includes(kind))).toBe(true)
})

test('B-254 a course can contain modules of all nine types', async () => {
  const { admin } = await testApp()
  const { id } = await admin.call(contract.createCourse, { kind: 'SELFSTUDY', title: '九种' })
  const modules = []
  for (const type of moduleTypes) {
    const { moduleId } = await admin.call(contract.addCourseModule, { id, type })
    modules.push({ id: moduleId, type, title: type })
  }
  const { faults } = await admin.call(contract.saveCourseDraft, {
    id,
    revision: 0,
    content: { chapters: [{ title: '全部', modules }] },
  })
  const saved = await admin.call(contract.getCourseDraft, { id })
  expect(saved.content.chapters[0]?.modules.map(({ type }) => type)).toEqual([...moduleTypes])
  // Each lacks what its kind requires and reports it.
  expect(faults.map(({ moduleId }) => moduleId)).toEqual(modules.map((module) => module.id))
  expect(moduleTypes).toHaveLength(9)
})

test('B-255 a module keeps its score, weight, valid score, required score, opens and submits', async () => {
  const { admin } = await testApp()
  const { id, ids } = await beginCourse(admin, 2)
  const numbers = {
    score: 50,
    weight: 100,
    validScore: 10,
    requiredScore: 30,
    maxOpens: 5,
    maxSubmits: 2,
  }
  await admin.call(contract.saveCourseDraft, {
    id,
    revision: 0,
    // A link never gets a score, so it must not be required (M-04).
    content: contentOf(link(ids[0] ?? '', { ...numbers, isRequired: false }), link(ids[1] ?? '')),
  })
  await admin.call(contract.publishCourse, { id, revision: 1 })
  const { content } = await admin.call(contract.getCourseDraft, { id })
  expect(content.chapters[0]?.modules[0]).toMatchObject(numbers)
})

const ruleIds = {
  submitted: 'B-257',
  passed: 'B-258',
  viewed: 'B-259',
  completed: 'B-260',
  attempted: 'B-261',
} as const

for (const reached of milestones) {
  test(`${ruleIds[reached]} a module may require that an earlier one is ${reached}, and no later one`, async () => {
    const { admin } = await testApp()
    const { id, ids } = await beginCourse(admin, 2)
    const [first = '', second = ''] = ids
    const waits = (moduleId: string) => ({
      requires: { op: 'all' as const, of: [{ need: 'module' as const, moduleId, reached }] },
    })
    const ahead = contentOf(link(first, waits(second)), link(second))
    const { faults } = await admin.call(contract.saveCourseDraft, { id, revision: 0, content: ahead })
    expect(faults).toEqual([{ fault: 'ruleLooksAhead', moduleId: first }])
    expect(await admin.refused(contract.publishCourse, { id, revision: 1 })).toBe('COURSE_NOT_READY')
    const content = contentOf(link(first), link(second, waits(first)))
    await admin.call(contract.saveCourseDraft, { id, revision: 1, content })
    await admin.call(contract.publishCourse, { id, revision: 2 })
    const saved = await admin.call(contract.getCourseDraft, { id })
    expect(saved.content.chapters[0]?.modules[1]?.requires).toEqual(waits(first).requires)
  })
}

test('every action of an author is in the audit log, with before and after', async () => {
  const { admin, asOwner } = await testApp()
  const { id, ids } = await beginCourse(admin)
  await admin.call(contract.saveCourseDraft, { id, revision: 0, content: contentOf(link(ids[0] ?? '')) })
  await admin.call(contract.saveCourseSheet, { id, title: '消防进阶', quota: 30 })
  await admin.call(contract.publishCourse, { id, revision: 1 })
  await admin.call(contract.retireCourse, { id, isRetired: true })
  const copy = await admin.call(contract.copyCourse, { id, title: '副本' })
  await admin.call(contract.removeCourse, { id: copy.id })
  const { rows } = await asOwner((client) =>
    client.query<{ action: string; before: object | null; after: object | null }>(
      "select action, before, after from platform.audit_entry where action like 'course.%' order by seq",
    ),
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'course.create',
    'course.module.add',
    'course.draft.save',
    'course.sheet.save',
    'course.publish',
    'course.retire',
    'course.copy',
    'course.remove',
  ])
  expect(rows.every(({ before, after }) => before !== null || after !== null)).toBe(true)
  expect(rows[3]).toMatchObject({ before: { title: '消防入门' }, after: { title: '消防进阶', quota: 30 } })
})
