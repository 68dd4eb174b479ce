import { courseContent, getCourseDraft, publishCourse, saveCourseDraft } from '@lyceum/contract/course'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeFile, makeMedia } from '../../file/make.ts'
import { makeCourse, makeModule } from '../make.ts'
import { draftFaults, mediaFaults } from '../rules.ts'

test('K-04 M-04 a course whose film failed or is not ready cannot be published, and the reason is given', async () => {
  const { admin, db } = await testApp()
  const sql = await db()
  const ownerId = (await admin.call(getCurrentUser, {})).usrEntId
  const courseId = await makeCourse(sql, { title: '消防演练' })
  const states = [
    { state: 'failed', reason: 'unreadable' },
    { state: 'working' },
    { state: 'ready' },
  ] as const
  const modules = []
  for (const state of states) {
    const fileId = await makeFile(sql, { ownerId, purpose: 'video' })
    await makeMedia(sql, fileId, state)
    modules.push({ id: await makeModule(sql, courseId, 'VOD'), type: 'VOD', title: '片', body: { fileId } })
  }
  const content = courseContent.parse({ chapters: [{ title: '一', modules }] })
  const expected = [
    { fault: 'fileFailed', moduleId: modules[0]?.id },
    { fault: 'fileUnfinished', moduleId: modules[1]?.id },
  ]
  const { revision, faults } = await admin.call(saveCourseDraft, { id: courseId, revision: 0, content })
  expect(faults).toEqual(expected)
  expect((await admin.call(getCourseDraft, { id: courseId })).faults).toEqual(expected)
  expect(await admin.refused(publishCourse, { id: courseId, revision })).toBe('COURSE_NOT_READY')

  const ready = courseContent.parse({ chapters: [{ title: '一', modules: modules.slice(2) }] })
  const saved = await admin.call(saveCourseDraft, { id: courseId, revision, content: ready })
  expect(saved.faults).toEqual([])
  expect(await admin.call(publishCourse, { id: courseId, revision: saved.revision })).toMatchObject({
    number: 1,
  })
})

const contentWith = (fields: object) =>
  courseContent.parse({ chapters: [{ title: '一', modules: [{ id: '1', title: '片', ...fields }] }] })

test('M-04 a required module that nobody can complete is a fault', () => {
  const faults = (fields: object) => draftFaults('SELFSTUDY', contentWith(fields)).map(({ fault }) => fault)
  const film = { type: 'VOD', body: { fileId: '7' } }
  expect(faults({ ...film, requiredScore: 60 })).toEqual(['neverDone'])
  expect(faults({ type: 'SCO', body: { fileId: '7' }, requiredScore: 101 })).toEqual(['neverDone'])
  expect(faults({ type: 'SCO', body: { fileId: '7' }, score: 50, requiredScore: 60 })).toEqual(['neverDone'])
  expect(faults({ type: 'SCO', body: { fileId: '7' }, requiredScore: 60 })).toEqual([])
  expect(faults(film)).toEqual([])
})

test('K-04 a download needs no preparation; a film that was never prepared is missing', () => {
  const none = () => undefined
  expect(mediaFaults(contentWith({ type: 'REF', body: { fileId: '7' } }), none)).toEqual([])
  expect(mediaFaults(contentWith({ type: 'VOD', body: { fileId: '7' } }), none)).toEqual([
    { fault: 'fileFailed', moduleId: '1' },
  ])
  expect(mediaFaults(contentWith({ type: 'VOD', body: { fileId: null } }), none)).toEqual([])
})
