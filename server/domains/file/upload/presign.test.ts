import { completeUpload, getFile, presignUpload } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { page, pdf } from '../corpus/documents.ts'
import {
  dropBucket,
  fetchFile,
  leftovers,
  makeBucket,
  objects,
  ownBucket,
  rowCount,
} from '../corpus/upload-make.ts'
import { png } from '../corpus/pictures.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const request = {
  purpose: 'knowledge',
  name: '手册.pdf',
  type: 'application/pdf',
  size: pdf().length,
} as const

const put = (
  { url, method, headers }: { url: string; method: string; headers: Record<string, string> },
  body: Buffer,
  more = {},
) => fetch(url, { method, headers: { ...headers, ...more }, body: Uint8Array.from(body) })

test('B-273 a browser uploads directly to the object store; once it has been read, nobody can change it', async () => {
  const at = await testApp(ownBucket)
  const grant = await at.lin.call(presignUpload, request)
  expect(await at.lin.refused(completeUpload, { id: grant.id })).toBe('UPLOAD_NOT_FINISHED')
  expect((await put(grant, pdf())).status).toBe(200)
  expect(await at.mei.refused(completeUpload, { id: grant.id })).toBe('NOT_FOUND')
  expect(await at.stranger.refused(completeUpload, { id: grant.id })).toBe('NOT_FOUND')

  const [first, second] = await Promise.all([1, 2].map(() => at.lin.call(completeUpload, { id: grant.id })))
  const again = await at.lin.call(completeUpload, { id: grant.id })
  expect([second?.id, again.id]).toEqual([first?.id, first?.id])
  expect((await fetchFile(at, again.url)).rawPayload.equals(pdf())).toBe(true)
  expect(await at.lin.call(getFile, { id: again.id })).toMatchObject({
    type: 'application/pdf',
    name: '手册.pdf',
  })
  expect(await rowCount(at)).toBe(1)
  expect(await objects()).toHaveLength(1)

  // The link is still valid for some minutes; uploading to it now has no effect.
  await put(grant, Buffer.from(pdf().toString().replace('MediaBox', 'MediaBix')))
  expect((await fetchFile(at, again.url)).rawPayload.equals(pdf())).toBe(true)
  expect(await leftovers()).toEqual([])
})

test('the object store itself rejects another size or type than granted', async () => {
  const at = await testApp(ownBucket)
  const grant = await at.lin.call(presignUpload, request)
  expect((await put(grant, Buffer.concat([pdf(), Buffer.from('x')]))).status).toBe(403)
  expect((await put(grant, pdf(), { 'content-type': 'text/html' })).status).toBe(403)
  expect(
    (await put({ ...grant, url: grant.url.replace(/incoming\/[\w-]+/, 'avatar/x') }, pdf())).status,
  ).toBe(403)
})

test('bytes that do not match their name are rejected at the end and not stored', async () => {
  const at = await testApp(ownBucket)
  const before = await objects()
  const body = Buffer.concat([page, Buffer.alloc(500, ' ')])
  const grant = await at.lin.call(presignUpload, { ...request, size: body.length })
  await put(grant, body)
  expect(await at.lin.refused(completeUpload, { id: grant.id })).toBe('FILE_TYPE_UPLOAD_ERROR')
  expect(await at.lin.refused(completeUpload, { id: grant.id })).toBe('NOT_FOUND')
  expect([await objects(), await rowCount(at)]).toEqual([before, 0])
})

test('an upload that cannot succeed does not start: size, kind, permission and number are checked first', async () => {
  const at = await testApp(ownBucket)
  const refused = (more: object) => at.lin.refused(presignUpload, { ...request, ...more })
  expect(await refused({ size: 104_857_601 })).toBe('FILE_TOO_LARGE')
  expect(await refused({ name: 'a.html' })).toBe('WRONG_UPLOAD_TYPE')
  expect(await refused({ purpose: 'homework' })).toBe('FILE_NAME_FORMAT')
  expect(await refused({ purpose: 'video', name: 'a.mp4' })).toBe('ERROR_HAVE_NO_PERMISSION')
  expect(await refused({ size: 0 })).toBe('INVALID_INPUT')
  for (let begun = 0; begun < 50; begun += 1) await at.lin.call(presignUpload, request)
  expect(await refused({})).toBe('TOO_MANY_UPLOADS')
  expect(await at.mei.call(presignUpload, request)).toMatchObject({ method: 'PUT' })
})

test('a directly uploaded picture is re-encoded as well', async () => {
  const at = await testApp(ownBucket)
  const body = Buffer.concat([await png(), page])
  const grant = await at.lin.call(presignUpload, {
    purpose: 'avatar',
    name: '我.png',
    type: 'image/png',
    size: body.length,
  })
  await put(grant, body)
  const { url } = await at.lin.call(completeUpload, { id: grant.id })
  expect((await fetchFile(at, url)).rawPayload.includes('script')).toBe(false)
})
