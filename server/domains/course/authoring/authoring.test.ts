import * as contract from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeUnit, fixtures as org } from '../../org/make.ts'
import { makeFile } from '../../file/make.ts'
import { makeCourse } from '../make.ts'

type Author = TestApp['admin']

/** A course with one link module. */
async function beginCourse(author: Author, title = '消防入门') {
  const { id } = await author.call(contract.createCourse, { kind: 'SELFSTUDY', title })
  const { moduleId } = await author.call(contract.addCourseModule, { id, type: 'URLVOD' })
  const body = { address: 'https://example.com/fire' }
  const link = { id: moduleId, type: 'URLVOD' as const, title: '看一段', body }
  return { id, moduleId, content: { chapters: [{ title: '第一章', modules: [link] }] } }
}

/** The unit in which zhou has permissions, and its sibling. */
async function unitsOf({ asOwner }: TestApp): Promise<readonly [string, string]> {
  const { rows } = await asOwner((client) =>
    client.query<{ id: string }>("select id from org.unit where code in ('U-IN', 'U-OUT') order by code"),
  )
  return [rows[0]?.id ?? '', rows[1]?.id ?? '']
}

test('B-230 a course goes from an empty draft to the catalogue and is retired again', async () => {
  const { admin } = await testApp()
  const { id, content } = await beginCourse(admin)
  expect(await admin.refused(contract.publishCourse, { id, revision: 0 })).toBe('COURSE_NOT_READY')
  const { revision, faults } = await admin.call(contract.saveCourseDraft, { id, revision: 0, content })
  expect(faults).toEqual([])
  expect(await admin.call(contract.publishCourse, { id, revision })).toMatchObject({ number: 1 })
  expect(await admin.refused(contract.removeCourse, { id })).toBe('COURSE_WRONG_STATE')
  await admin.call(contract.retireCourse, { id, isRetired: true })
  expect(await admin.refused(contract.retireCourse, { id, isRetired: true })).toBe('COURSE_WRONG_STATE')
  expect(await admin.call(contract.getCourseDraft, { id })).toMatchObject({
    state: 'retired',
    isChanged: false,
  })
})

test('two authors do not overwrite each other', async () => {
  const { admin, tang } = await testApp()
  const { id, content } = await beginCourse(admin)
  await admin.call(contract.saveCourseDraft, { id, revision: 0, content })
  expect(await tang.refused(contract.saveCourseDraft, { id, revision: 0, content })).toBe(
    'COURSE_DRAFT_CHANGED',
  )
  expect(await tang.refused(contract.publishCourse, { id, revision: 0 })).toBe('COURSE_DRAFT_CHANGED')
})

test('a published version never changes, whatever happens to the draft', async () => {
  const { admin, asOwner } = await testApp()
  const { id, content } = await beginCourse(admin)
  await admin.call(contract.saveCourseDraft, { id, revision: 0, content })
  const first = await admin.call(contract.publishCourse, { id, revision: 1 })
  await admin.call(contract.saveCourseDraft, { id, revision: 1, content: { chapters: [] } })
  const { versions, isChanged } = await admin.call(contract.getCourseDraft, { id })
  expect({ isChanged, numbers: versions.map(({ number }) => number) }).toEqual({
    isChanged: true,
    numbers: [1],
  })
  const change = asOwner((client) =>
    client.query(`update course.version set number = 2 where id = ${first.versionId}`),
  )
  await expect(change).rejects.toThrow('never changes')
})

test('a draft contains only modules of its own course, each once and with its own type', async () => {
  const { admin } = await testApp()
  const [mine, other] = [await beginCourse(admin), await beginCourse(admin, '另一门')]
  const save = (modules: unknown[]) =>
    admin.refused(contract.saveCourseDraft, {
      id: mine.id,
      revision: 0,
      content: { chapters: [{ title: '章', modules }] } as never,
    })
  const module = { id: mine.moduleId, type: 'URLVOD', title: '看' }
  expect(await save([{ ...module, id: other.moduleId }])).toBe('NOT_FOUND')
  expect(await save([module, module])).toBe('COURSE_CONTENT_INVALID')
  expect(await save([{ ...module, type: 'REF' }])).toBe('COURSE_CONTENT_INVALID')
  expect(await save([{ ...module, type: 'REF', body: { fileId: '1' } }])).toBe('NOT_FOUND')
  const stray = { need: 'module', moduleId: other.moduleId, reached: 'viewed' }
  expect(await save([{ ...module, requires: { op: 'all', of: [stray] } }])).toBe('NOT_FOUND')
})

test('a copy starts with the same content under new ids', async () => {
  const { admin } = await testApp()
  const { id, moduleId, content } = await beginCourse(admin)
  await admin.call(contract.saveCourseDraft, { id, revision: 0, content })
  const copy = await admin.call(contract.copyCourse, { id, title: '消防入门（副本）' })
  const { content: copied, state, revision } = await admin.call(contract.getCourseDraft, { id: copy.id })
  expect({ state, revision, title: copied.chapters[0]?.modules[0]?.title }).toEqual({
    state: 'draft',
    revision: 0,
    title: '看一段',
  })
  expect(copied.chapters[0]?.modules[0]?.id).not.toBe(moduleId)
  await admin.call(contract.removeCourse, { id: copy.id })
  expect(await admin.refused(contract.getCourseDraft, { id: copy.id })).toBe('NOT_FOUND')
})

test('the sheet is returned as saved, and rejects references to another site', async () => {
  const { admin, lin } = await testApp()
  const { id } = await beginCourse(admin)
  const category = await admin.call(contract.addCategory, { name: '安全' })
  const before = await admin.call(contract.createCourse, { kind: 'SELFSTUDY', title: '先修' })
  const { usrEntId } = await lin.call(getCurrentUser, {})
  const sheet = {
    title: '消防进阶',
    categoryId: category.id,
    hours: 1.5,
    credits: 2,
    quota: 30,
    queueLimit: 5,
    approval: 'manager' as const,
    applyFrom: '2026-11-01T00:00:00.000Z',
    applyUntil: '2026-12-01T00:00:00.000Z',
    audience: [{ kind: 'person' as const, id: usrEntId }],
    prerequisites: [before.id],
    lecturers: [usrEntId],
  }
  await admin.call(contract.saveCourseSheet, { id, ...sheet })
  expect((await admin.call(contract.getCourseDraft, { id })).sheet).toMatchObject(sheet)
  expect(await lin.refused(contract.saveCourseSheet, { id, ...sheet })).toBe('NO_RIGHT_WRITE_MSG')
  const withUnknownPerson = { ...sheet, audience: [{ kind: 'person' as const, id: '12345' }] }
  expect(await admin.refused(contract.saveCourseSheet, { id, ...withUnknownPerson })).toBe('NOT_FOUND')
})

test('a course is placed in an open unit within the author’s scope; in none only with access to the whole site', async () => {
  const home = await testApp()
  const { admin, zhou, db } = home
  const [inside, outside] = await unitsOf(home)
  const begin = { kind: 'SELFSTUDY' as const, title: '班组长的一天' }
  expect(await zhou.refused(contract.createCourse, begin)).toBe('COURSE_UNIT_REQUIRED')
  expect(await zhou.refused(contract.createCourse, { ...begin, unitId: outside })).toBe('NOT_FOUND')
  const { id } = await zhou.call(contract.createCourse, { ...begin, unitId: inside })
  const sheet = { id, title: begin.title }
  expect(await zhou.refused(contract.saveCourseSheet, { ...sheet, unitId: null })).toBe(
    'COURSE_UNIT_REQUIRED',
  )
  const closed = await makeUnit(await db(), { code: 'U-SHUT', parentId: inside })
  await org['org.unit']?.remove?.(await db(), closed)
  expect(await admin.refused(contract.createCourse, { ...begin, unitId: closed })).toBe('NOT_FOUND')
  expect(await admin.refused(contract.saveCourseSheet, { ...sheet, unitId: closed })).toBe('NOT_FOUND')
})

test('a period that ends before it begins is rejected at its field', async () => {
  const { admin } = await testApp()
  const { id } = await beginCourse(admin)
  const [early, late] = ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']
  for (const [from, until] of [
    ['applyFrom', 'applyUntil'],
    ['studyFrom', 'studyUntil'],
  ] as const) {
    const sheet = { id, title: '课', [from]: late, [until]: early }
    const answer = await admin.send(contract.saveCourseSheet, sheet)
    expect(answer.json()).toMatchObject({
      errCode: 'INVALID_INPUT',
      errDetail: expect.stringContaining(until),
    })
    await admin.call(contract.saveCourseSheet, { id, title: '课', [from]: early, [until]: late })
  }
})

test('an author of one unit can only reference people and units of it, and keeps what others referenced', async () => {
  const home = await testApp()
  const { admin, zhou, lin, mei } = home
  const [inside, outside] = await unitsOf(home)
  const { id } = await zhou.call(contract.createCourse, { kind: 'SELFSTUDY', title: '课', unitId: inside })
  const [near, far] = [await lin.call(getCurrentUser, {}), await mei.call(getCurrentUser, {})]
  const sheet = { id, title: '课', unitId: inside }
  const named = (unitId: string, accountId: string) => ({
    ...sheet,
    audience: [{ kind: 'unit' as const, id: unitId }],
    lecturers: [accountId],
  })
  await zhou.call(contract.saveCourseSheet, named(inside, near.usrEntId))
  expect(await zhou.refused(contract.saveCourseSheet, named(outside, near.usrEntId))).toBe('NOT_FOUND')
  expect(await zhou.refused(contract.saveCourseSheet, named(inside, far.usrEntId))).toBe('NOT_FOUND')
  await admin.call(contract.saveCourseSheet, named(outside, far.usrEntId))
  await zhou.call(contract.saveCourseSheet, named(outside, far.usrEntId))
})

test('rejects prerequisites that lead back to the course', async () => {
  const { admin } = await testApp()
  const [a, b, c] = [await beginCourse(admin), await beginCourse(admin), await beginCourse(admin)]
  const asks = (course: { id: string }, required: readonly { id: string }[]) => ({
    id: course.id,
    title: '课',
    prerequisites: required.map(({ id }) => id),
  })
  await admin.call(contract.saveCourseSheet, asks(a, [b]))
  await admin.call(contract.saveCourseSheet, asks(b, [c]))
  expect(await admin.refused(contract.saveCourseSheet, asks(c, [a]))).toBe('PREREQUISITE_CIRCLE')
  expect(await admin.refused(contract.saveCourseSheet, asks(c, [c]))).toBe('PREREQUISITE_CIRCLE')
})

test('the list continues where it ended, newest change first', async () => {
  const { admin, db } = await testApp()
  for (const title of ['一', '二', '三']) await makeCourse(await db(), { title })
  const first = await admin.call(contract.listCourses, { pageSize: 2 })
  const second = await admin.call(contract.listCourses, { pageSize: 2, after: first.next })
  expect([...first.records, ...second.records].map(({ title }) => title)).toEqual(['三', '二', '一'])
  expect(second.next).toBe('')
  expect((await admin.call(contract.listCourses, { text: '二' })).records).toHaveLength(1)
  expect((await admin.call(contract.listCourses, { text: '%' })).records).toHaveLength(0)
})

test('the draft returns the names of everything it references, and links to its files', async () => {
  const home = await testApp()
  const { admin, lin, db } = home
  const { id, moduleId: _, content } = await beginCourse(admin)
  const { usrEntId } = await lin.call(getCurrentUser, {})
  const { usrEntId: adminId } = await admin.call(getCurrentUser, {})
  const fileId = await makeFile(await db(), { ownerId: adminId, purpose: 'document', name: '手册.pdf' })
  const { moduleId } = await admin.call(contract.addCourseModule, { id, type: 'RDG' })
  const reading = { id: moduleId, type: 'RDG' as const, title: '读', body: { fileId }, lecturerId: usrEntId }
  const modules = [...(content.chapters[0]?.modules ?? []), reading]
  await admin.call(contract.saveCourseDraft, {
    id,
    revision: 0,
    content: { chapters: [{ title: '章', modules }] },
  })
  const draft = await admin.call(contract.getCourseDraft, { id })
  expect(draft.named).toEqual([{ kind: 'person', id: usrEntId, name: '林知夏' }])
  expect(draft.files).toMatchObject([{ id: fileId, name: '手册.pdf', url: expect.stringContaining(fileId) }])
})
