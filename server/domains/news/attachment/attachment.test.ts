import { getCurrentUser } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/news'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../../file/corpus/upload-make.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const paragraph = { kind: 'paragraph' as const, runs: [{ text: '周六停电。' }] }
const fileBytes = Buffer.from('周六上午，从北门进。')
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const idOf = async (person: Person) => (await person.call(getCurrentUser, {})).usrId

/** An announcement for lin only, with a file below its text and a picture in it. */
async function withFiles() {
  const home = await testApp(ownBucket)
  const { admin, lin } = home
  const purpose = 'attachment'
  const { id: fileId } = await upload(home, admin, { purpose, name: '路线图.txt', bytes: fileBytes })
  const picture = await upload(home, admin, { purpose, name: '现场.png', bytes: pixel })
  const { id } = await admin.call(contract.createNews, { kind: 'notice', title: '停电通知' })
  const content = { blocks: [paragraph, { kind: 'image' as const, fileId: picture.id, alt: '现场' }] }
  const audience = [{ kind: 'person' as const, id: await idOf(lin) }]
  const draft = { id, title: '停电通知', content, audience, files: [fileId] }
  await admin.call(contract.saveNews, { ...draft, revision: 1 })
  const status = async (url: string) => (await fetchFile(home, url)).statusCode
  return { ...home, id, fileId, draft, status }
}

test('K-30 an announcement has files and pictures, readable only by people who may read it at that time', async () => {
  const { admin, lin, mei, id, draft, status } = await withFiles()
  const written = (await admin.call(contract.getNewsDraft, { id })).files
  expect(await Promise.all(written.map(({ url }) => status(url)))).toEqual([200, 200])
  await admin.call(contract.publishNews, { id })
  const { files } = await lin.call(contract.getAnnouncement, { id })
  expect(files.map(({ name, isInText }) => [name, isInText])).toEqual([
    ['路线图.txt', false],
    ['现场.png', true],
  ])
  expect(await Promise.all(files.map(({ url }) => status(url)))).toEqual([200, 200])
  expect(await mei.refused(contract.getAnnouncement, { id })).toBe('NOT_FOUND')
  // Without the file it is a new version, and lin's link no longer works.
  const { version } = await admin.call(contract.saveNews, { ...draft, files: [], revision: 2 })
  expect(version).toBe(2)
  expect(await Promise.all(files.map(({ url }) => status(url)))).toEqual([404, 200])
  await admin.call(contract.withdrawNews, { id })
  expect(await Promise.all(files.map(({ url }) => status(url)))).toEqual([404, 404])
})

test('K-30 nobody can attach another person’s file, and a copy keeps the original’s files', async () => {
  const home = await withFiles()
  const { admin, lin, id, fileId, draft } = home
  const theirs = await upload(home, lin, { purpose: 'attachment', name: 'a.txt', bytes: fileBytes })
  expect(await admin.refused(contract.saveNews, { ...draft, files: [theirs.id], revision: 2 })).toBe(
    'NOT_FOUND',
  )
  const copy = await admin.call(contract.copyNews, { id, title: '另一份' })
  const { files } = await admin.call(contract.getNewsDraft, { id: copy.id })
  expect(files.filter(({ isInText }) => !isInText).map((file) => file.id)).toEqual([fileId])
})
