import { courseContent, courseSheet, saveCourseDraft, saveCourseSheet } from '@lyceum/contract/course'
import { getPreview, removeFile } from '@lyceum/contract/file'
import { getCurrentUser } from '@lyceum/contract/identity'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeFile, makeMedia } from '../../file/make.ts'
import type { unitCodes } from '#testing/people'
import { makeCourse, makeModule, publishAs } from '../make.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

const withFile = (moduleId: string, fileId: string) =>
  courseContent.parse({
    chapters: [{ title: '一', modules: [{ id: moduleId, type: 'VOD', title: '片', body: { fileId } }] }],
  })

/** A course in a unit, and a film uploaded by the administrator. */
async function scene(unit?: (typeof unitCodes)[number]) {
  const home = await testApp()
  const sql = await home.db()
  const { rows } = await home.asOwner((client) =>
    client.query<{ id: string }>('select id from org.unit where code = $1', [unit ?? '']),
  )
  const unitId = rows[0]?.id
  const courseId = await makeCourse(sql, { title: '消防演练', ...(unitId ? { unitId } : {}) })
  const moduleId = await makeModule(sql, courseId, 'VOD')
  const fileId = await makeFile(sql, { ownerId: await idOf(home.admin), purpose: 'video' })
  await makeMedia(sql, fileId, { kind: 'video', durationMs: 60_000 })
  return { ...home, sql, courseId, moduleId, fileId }
}

test('a file used in a draft, a version or as a cover cannot be removed, and the error names the course', async () => {
  const { admin, sql, courseId, moduleId, fileId } = await scene()
  const { revision } = await admin.call(saveCourseDraft, {
    id: courseId,
    revision: 0,
    content: withFile(moduleId, fileId),
  })
  const response = await admin.send(removeFile, { id: fileId })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    errCode: 'FILE_IN_USE',
    errMsg: '课程《消防演练》正在使用这个文件，不能删除',
  })
  // Once published it stays: somebody may study that version for a long time.
  await publishAs(sql, courseId, withFile(moduleId, fileId))
  await admin.call(saveCourseDraft, { id: courseId, revision, content: courseContent.parse({}) })
  expect(await admin.refused(removeFile, { id: fileId })).toBe('FILE_IN_USE')

  const cover = await makeFile(sql, { ownerId: await idOf(admin), purpose: 'cover' })
  const sheet = courseSheet.parse({ title: '消防演练', cover: { kind: 'file', fileId: cover } })
  await admin.call(saveCourseSheet, { id: courseId, ...sheet })
  expect(await admin.refused(removeFile, { id: cover })).toBe('FILE_IN_USE')
  await admin.call(saveCourseSheet, { id: courseId, ...courseSheet.parse({ title: '消防演练' }) })
  expect(await admin.call(removeFile, { id: cover })).toEqual({ id: cover })
})

test('authors of a course see its files, whoever uploaded them; outside their scope they are not found', async () => {
  const { admin, tang, zhou, chen, lin, courseId, moduleId, fileId } = await scene('U-IN')
  const outside = await tang.refused(getPreview, { fileId })
  expect(outside).toBe('NOT_FOUND')
  await admin.call(saveCourseDraft, { id: courseId, revision: 0, content: withFile(moduleId, fileId) })
  expect(await tang.call(getPreview, { fileId })).toMatchObject({ show: 'playlist' })
  expect(await zhou.call(getPreview, { fileId })).toMatchObject({ show: 'playlist' })
  // A lecturer reads courses but authors none; a learner who is not enrolled sees nothing of it.
  expect(await chen.refused(getPreview, { fileId })).toBe('NOT_FOUND')
  expect(await lin.refused(getPreview, { fileId })).toBe('NOT_FOUND')
})

test('the files of a course in another unit are not found for authors elsewhere', async () => {
  const { admin, zhou, courseId, moduleId, fileId } = await scene('U-OUT')
  await admin.call(saveCourseDraft, { id: courseId, revision: 0, content: withFile(moduleId, fileId) })
  expect(await zhou.refused(getPreview, { fileId })).toBe('NOT_FOUND')
})
