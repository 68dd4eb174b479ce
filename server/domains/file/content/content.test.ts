import { getCurrentUser } from '@lyceum/contract/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { visitor } from '#testing/person'
import { pdf } from '../corpus/documents.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/upload-make.ts'
import { mp4 } from '../corpus/media.ts'
import { png } from '../corpus/pictures.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('INV-U04 file headers: sandboxed, never sniffed, no cookie, downloaded unless harmless to display', async () => {
  const at = await testApp(ownBucket)
  const text = await upload(at, at.lin, {
    purpose: 'attachment',
    name: '会议 "纪要"\r\nX-Evil: 1.txt',
    bytes: Buffer.from('一二三'),
  })
  const { headers } = await fetchFile(at, text.url, { headers: { cookie: `__Host-sid=${at.lin.token}` } })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; sandbox; style-src 'unsafe-inline'; img-src data:; media-src 'self'",
  )
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['content-disposition']).toMatch(
    /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''%E4%BC%9A[\w%.-]+\.txt$/,
  )
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['x-evil']).toBeUndefined()
  expect(headers['cache-control']).toMatch(/^private, max-age=(?:29\d|[3-5]\d\d|600), immutable$/)

  const picture = await upload(at, at.lin, { purpose: 'picture', name: '合影.png', bytes: await png() })
  const shown = (await fetchFile(at, picture.url)).headers
  expect(shown['content-disposition']).toMatch(/^inline; /)
  expect(shown['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await fetchFile(at, `${picture.url}?download`)).headers['content-disposition']).toMatch(
    /^attachment; /,
  )
})

test('INV-U05 a link stops working if one character changes, after its expiry, and on any other host', async () => {
  const at = await testApp(ownBucket)
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.pdf', bytes: pdf() })
  const [, , , , payload = '', signature = ''] = url.split('/')
  const forged = [
    url.replace(signature, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    url.replace(signature, signature.slice(0, 42)),
    ...[0, 1, 2, 3].map((index) =>
      url.replace(
        payload,
        payload
          .split('.')
          .map((part, at) => (at === index ? `${BigInt(part) + 1n}` : part))
          .join('.'),
      ),
    ),
    url.replace(payload, `${payload}.1`),
  ]
  const answers = await Promise.all(
    forged.map(async (forgedUrl) => (await fetchFile(at, forgedUrl)).statusCode),
  )
  expect(answers).toEqual(forged.map(() => 404))
  for (const host of ['alpha.test', 'beta.test', 'x.content.test', 'nowhere.test']) {
    expect([host, (await fetchFile(at, url, { host })).statusCode]).toEqual([host, 404])
  }
  expect((await fetchFile(at, url, { host: 'CONTENT.test:3000' })).statusCode).toBe(200)

  at.parts.clock.travel(601_000)
  const late = await fetchFile(at, url, { headers: { 'accept-language': 'en-US' } })
  expect(late.statusCode).toBe(404)
  expect(late.json()).toMatchObject({
    errCode: 'FILE_LINK_ENDED',
    errMsg: expect.stringContaining('expired') as string,
  })
})

test('the content host serves no endpoint, page or health check', async () => {
  const { app, lin } = await testApp(ownBucket)
  const there = visitor(app, 'content.test')
  expect(await there.refused(getCurrentUser, {})).toBe('NO_SUCH_CALL')
  for (const url of ['/', '/alive', '/ready', '/app/api/file', '/manage', '/f/', '/f/1/2', '/openapi.json']) {
    const response = await app.inject({
      url,
      headers: { host: 'content.test', cookie: `__Host-sid=${lin.token}` },
    })
    expect([url, response.statusCode, response.headers['set-cookie']]).toEqual([url, 404, undefined])
  }
})

test('an expired site serves no files', async () => {
  const at = await testApp(ownBucket)
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.pdf', bytes: pdf() })
  await at.asOwner((client) =>
    client.query("update site.site set valid_until = now() - interval '1 day' where code = 'alpha'"),
  )
  at.parts.clock.travel(1)
  expect((await fetchFile(at, url)).statusCode).toBe(404)
})

test('supports range requests of players and conditional requests of browsers', async () => {
  const at = await testApp(ownBucket)
  const bytes = mp4(Buffer.from('0123456789'.repeat(100)))
  const { url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.mp4', bytes })
  const fetchRange = (range: string, more = {}) => fetchFile(at, url, { headers: { range, ...more } })

  const part = await fetchRange('bytes=100-199')
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 100-199/${bytes.length}`,
    '100',
  ])
  expect(part.rawPayload.equals(bytes.subarray(100, 200))).toBe(true)
  expect((await fetchRange('bytes=-10')).rawPayload.equals(bytes.subarray(-10))).toBe(true)
  expect((await fetchRange(`bytes=${bytes.length - 5}-`)).rawPayload.length).toBe(5)
  expect((await fetchRange('bytes=99999-')).statusCode).toBe(416)
  expect((await fetchRange('bytes=0-1,5-6')).statusCode).toBe(200)

  const head = await fetchFile(at, url, { method: 'HEAD' })
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
    200,
    String(bytes.length),
    0,
  ])
  const etag = String(head.headers.etag)
  expect((await fetchFile(at, url, { headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await fetchRange('bytes=0-9', { 'if-range': etag })).statusCode).toBe(206)
  expect((await fetchRange('bytes=0-9', { 'if-range': '"other"' })).statusCode).toBe(200)
})
