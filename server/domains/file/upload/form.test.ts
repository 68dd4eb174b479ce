import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { pdf } from '../corpus/documents.ts'
import {
  dropBucket,
  fetchFile,
  formBody,
  formHeaders,
  leftovers,
  makeBucket,
  ownBucket,
  uploadError,
  rowCount,
  sendForm,
  upload,
} from '../corpus/upload-make.ts'
import { mp4 } from '../corpus/media.ts'
import { geotaggedJpg, png } from '../corpus/pictures.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('D16 a photograph loses its location and is stored upright', async () => {
  const at = await testApp(ownBucket)
  const source = await geotaggedJpg()
  expect((await sharp(source).metadata()).exif?.includes('script')).toBe(true)
  const { url, size } = await upload(at, at.lin, { purpose: 'avatar', name: '我.jpg', bytes: source })
  const { rawPayload } = await fetchFile(at, url)
  expect(rawPayload.length).toBe(size)
  const metadata = await sharp(rawPayload).metadata()
  expect(metadata).toMatchObject({ width: 30, height: 40, format: 'jpeg' })
  expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const large = await upload(at, at.lin, { purpose: 'avatar', name: '大.png', bytes: await png(1500, 900) })
  expect(await sharp((await fetchFile(at, large.url)).rawPayload).metadata()).toMatchObject({
    width: 640,
    height: 384,
  })
})

test('A24 forms are accepted by one endpoint only, and only from our own pages', async () => {
  const at = await testApp(ownBucket)
  const form = { purpose: 'attachment', name: 'a.pdf', bytes: pdf() }
  const inject = (url: string, headers: Record<string, string>) =>
    at.app.inject({
      method: 'POST',
      url,
      headers: { ...formHeaders(at.lin), ...headers },
      payload: formBody(form),
    })
  expect((await inject('/app/api/file', { 'x-requested-with': '' })).json()).toMatchObject({
    errCode: 'CROSS_SITE_REQUEST',
  })
  expect((await inject('/app/api/file', { origin: 'http://evil.test' })).json()).toMatchObject({
    errCode: 'CROSS_SITE_REQUEST',
  })
  expect((await inject('/app/api/file', { cookie: '' })).statusCode).toBe(401)
  expect((await inject('/app/api/file/presign', {})).json()).toMatchObject({ errCode: 'INVALID_INPUT' })
  expect((await inject('/app/user/single/userlogin/login', {})).json()).toMatchObject({
    errCode: 'INVALID_INPUT',
  })
  expect((await inject('/app/api/file', { 'content-type': 'application/json' })).json()).toMatchObject({
    errCode: 'INVALID_INPUT',
  })
  expect(await rowCount(at)).toBe(0)
})

test('a malformed form is rejected, whatever is wrong with it', async () => {
  const at = await testApp(ownBucket)
  const good = { name: 'a.pdf', bytes: pdf() }
  expect(await uploadError(at, at.lin, good)).toBe('INVALID_INPUT')
  expect(await uploadError(at, at.lin, { ...good, purpose: 'poster' })).toBe('INVALID_INPUT')
  expect(await uploadError(at, at.lin, { ...good, purpose: '__proto__' })).toBe('INVALID_INPUT')
  expect(await uploadError(at, at.lin, { ...good, purpose: 'attachment', fileField: 'other' })).toBe(
    'INVALID_INPUT',
  )
  expect(await uploadError(at, at.lin, { ...good, purpose: 'attachment', isFileFirst: true })).toBe(
    'accepted',
  )
  const many = Buffer.concat([
    formBody({ ...good, purpose: 'attachment' }).subarray(0, -26),
    formBody({ ...good, purpose: 'attachment' }),
  ])
  const twice = await at.app.inject({
    method: 'POST',
    url: '/app/api/file',
    headers: formHeaders(at.lin),
    payload: many,
  })
  expect(twice.json()).toMatchObject({ code: 400, errCode: 'INVALID_INPUT' })
  const truncated = formBody({ ...good, purpose: 'attachment' }).subarray(0, -40)
  const response = await at.app.inject({
    method: 'POST',
    url: '/app/api/file',
    headers: formHeaders(at.lin),
    payload: truncated,
  })
  expect(response.json()).toMatchObject({ errCode: 'INVALID_INPUT' })
  expect(await rowCount(at)).toBe(1)
  expect(await leftovers()).toEqual([])
})

test('E-099 films, packages and logos can be uploaded by course authors only', async () => {
  const at = await testApp(ownBucket)
  const form = { purpose: 'video', name: 'a.mp4', bytes: mp4() }
  expect(await uploadError(at, at.lin, form)).toBe('ERROR_HAVE_NO_PERMISSION')
  for (const staff of [at.chen, at.tang, at.admin])
    expect(await uploadError(at, staff, form)).toBe('accepted')
})

test('without an object store an upload fails with 503, without a row or leftovers', async () => {
  const at = await testApp({ env: { S3_ENDPOINT: 'http://127.0.0.1:9' } })
  const response = await sendForm(at, at.lin, { purpose: 'attachment', name: 'a.pdf', bytes: pdf() })
  expect([response.statusCode, response.json<{ errCode: string }>().errCode]).toEqual([503, 'SERVER_BUSY'])
  expect(response.headers['retry-after']).toBe('1')
  expect(await rowCount(at)).toBe(0)
  expect(await leftovers()).toEqual([])
})
