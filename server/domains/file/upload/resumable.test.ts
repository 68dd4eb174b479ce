import { createHash, randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import { getFile, resumable } from '@lyceum/contract/file'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp, openTestApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import { page } from '../corpus/documents.ts'
import {
  clockCtx,
  dropBucket,
  fetchFile,
  leftovers,
  makeBucket,
  objects,
  ownBucket,
  rowCount,
} from '../corpus/upload-make.ts'
import { mp4 } from '../corpus/media.ts'
import { expireUploads } from '../jobs.ts'
import { makeUpload } from '../make.ts'

let at: TestApp
let origin = ''
beforeAll(async () => {
  await makeBucket()
  at = await openTestApp(ownBucket)
  await at.app.listen({ port: 0 })
  origin = `http://127.0.0.1:${(at.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await at.close()
  await dropBucket()
})

const film = (bytes: number) => mp4(randomBytes(bytes))
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const headersOf = ({ host, token }: Person) => ({
  host,
  cookie: `__Host-sid=${token}`,
  'x-requested-with': 'lyceum',
})

type Try = { readonly person?: Person; readonly until?: number; readonly metadata?: Record<string, string> }

/** Uploads like a browser, or until this many bytes were sent. Returns where to resume and the resulting file. */
function upload(
  bytes: Buffer,
  options: Partial<UploadOptions>,
  { person = at.chen, until, metadata }: Try = {},
) {
  return new Promise<{ url: string; fileId: string | undefined }>((resolve, reject) => {
    let fileId: string | undefined
    const tusUpload: Upload = new Upload(bytes, {
      endpoint: `${origin}${resumable.address}`,
      headers: headersOf(person),
      metadata: { purpose: 'video', filename: '导论.mp4', ...metadata },
      retryDelays: null,
      onAfterResponse: (_request, response) => {
        fileId = response.getHeader(resumable.fileHeader) ?? fileId
      },
      onProgress: (sent) => {
        if (until !== undefined && sent >= until)
          void tusUpload.abort().then(() => resolve({ url: tusUpload.url ?? '', fileId }))
      },
      onSuccess: () => resolve({ url: tusUpload.url ?? '', fileId }),
      onError: reject,
      ...options,
    })
    tusUpload.start()
  })
}

const errorOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const response = error instanceof DetailedError ? error.originalResponse : undefined
  const { errCode } = JSON.parse(response?.getBody() || '{}') as { errCode?: string }
  return [response?.getStatus(), errCode]
}

const sendTus = (method: 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Record<string, string>) =>
  at.app.inject({ method, url: url.replace(origin, ''), headers: { 'tus-resumable': '1.0.0', ...headers } })

test('INV-U03 12 MB interrupted half-way and resumed arrive complete, and every response agrees', async () => {
  const bytes = film(12_000_000)
  const chunkSize = resumable.pieceBytes
  const half = await upload(bytes, { chunkSize }, { until: 6_000_000 })
  expect(half.fileId).toBeUndefined()
  const { fileId, url, resumedAt } = await resume(bytes, half.url, { chunkSize })
  expect(resumedAt).toBeGreaterThanOrEqual(chunkSize)
  expect(url).toBe(half.url)

  const file = await at.chen.call(getFile, { id: fileId ?? '' })
  expect(file).toMatchObject({ name: '导论.mp4', type: 'video/mp4', size: bytes.length })
  expect(sha((await fetchFile(at, file.url)).rawPayload)).toBe(sha(bytes))
  // A client that missed the last response asks again and gets the same.
  const head = await sendTus('HEAD', url, headersOf(at.chen))
  expect(head.headers).toMatchObject({ 'upload-offset': String(bytes.length), 'x-file-id': fileId })
  expect((await objects()).filter((key) => key.includes('/incoming/'))).toEqual([])
  expect(await leftovers()).toEqual([])
})

// A client that resumes before a busy server has stored the data sends it again: nothing is lost, and it is rare.
test(
  'INV-U03 a connection broken in mid-stream costs little: received data is kept and the rest follows',
  { retry: 2 },
  async () => {
    const bytes = film(12_000_000)
    const line = await breakingLine(7_000_000)
    let url = ''
    const broken = upload(bytes, {
      endpoint: `http://127.0.0.1:${line.port}${resumable.address}`,
      onAfterResponse: (_request, response) => {
        url = response.getHeader('Location') ?? url
      },
    })
    await expect(broken).rejects.toThrow('tus: failed')
    line.close()
    const { fileId, resumedAt } = await resume(bytes, `${origin}${url}`, {})
    expect(resumedAt).toBeGreaterThan(1_000_000)
    const file = await at.chen.call(getFile, { id: fileId ?? '' })
    expect(sha((await fetchFile(at, file.url)).rawPayload)).toBe(sha(bytes))
    expect(await leftovers()).toEqual([])
  },
)

async function resume(bytes: Buffer, uploadUrl: string, options: Partial<UploadOptions>) {
  let resumedAt: number | undefined
  const done = await upload(bytes, {
    ...options,
    uploadUrl,
    onBeforeRequest: (request) => {
      if (request.getMethod() === 'PATCH') resumedAt ??= Number(request.getHeader('Upload-Offset'))
    },
  })
  return { ...done, resumedAt }
}

/** A connection to the server that breaks after this many bytes. */
async function breakingLine(bytes: number) {
  let left = bytes
  const proxy = createServer((near) => {
    const far = connect(Number(new URL(origin).port), '127.0.0.1')
    near.on('data', (chunk) => {
      left -= chunk.length
      if (left < 0) near.destroy()
      else far.write(chunk)
    })
    far.on('data', (chunk) => near.write(chunk))
    near.on('close', () => far.end())
    for (const end of [near, far]) end.on('error', () => {})
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return { port: (proxy.address() as AddressInfo).port, close: () => proxy.close() }
}

test('A01 uploads of other people and other sites are not found, and anonymous requests are rejected', async () => {
  const bytes = film(6_000_000)
  const { url } = await upload(bytes, { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  for (const other of [at.mei, at.admin, at.foreignAdmin]) {
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const response = await sendTus(method, url, headersOf(other))
      expect([other.name, method, response.statusCode]).toEqual([other.name, method, 404])
    }
  }
  const { cookie: _cookie, ...nameless } = headersOf(at.chen)
  expect((await sendTus('PATCH', url, nameless)).json()).toMatchObject({
    code: 401,
    errCode: 'session_time_out',
  })
  for (const forged of [
    { 'x-requested-with': '' },
    { origin: 'http://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    for (const method of ['PATCH', 'DELETE', 'HEAD'] as const) {
      expect((await sendTus(method, url, { ...headersOf(at.chen), ...forged })).statusCode).toBe(403)
    }
  }
  const { fileId } = await upload(bytes, { uploadUrl: url })
  expect(await at.chen.call(getFile, { id: fileId ?? '' })).toMatchObject({ size: bytes.length })
  await expect(at.mei.refused(getFile, { id: fileId ?? '' })).resolves.toBe('NOT_FOUND')
})

test('E-109 E-108 E-099 an upload that cannot succeed is rejected at its start', async () => {
  const before = await objects()
  const small = film(1000)
  const uploadWith = (metadata: Record<string, string>, person = at.lin) =>
    errorOf(upload(small, {}, { person, metadata }))
  expect(
    await errorOf(
      upload(small, { uploadSize: 104_857_601 }, { person: at.lin, metadata: { purpose: 'knowledge' } }),
    ),
  ).toEqual([400, 'FILE_TOO_LARGE'])
  expect(await uploadWith({ purpose: 'circle' })).toEqual([400, 'WRONG_UPLOAD_TYPE'])
  expect(await uploadWith({ purpose: 'video' })).toEqual([403, 'ERROR_HAVE_NO_PERMISSION'])
  expect(await uploadWith({ purpose: 'poster' })).toEqual([400, 'INVALID_INPUT'])
  expect(await errorOf(upload(small, { uploadLengthDeferred: true }))).toEqual([400, 'INVALID_INPUT'])
  expect(await objects()).toEqual(before)
})

test('E-107 bytes that do not match their name are rejected at the end with our error format, and nothing is stored', async () => {
  const [before, rows] = [await objects(), await rowCount(at)]
  let type: string | undefined
  const options: Partial<UploadOptions> = {
    onAfterResponse: (_request, response) => {
      type = response.getHeader('content-type')
    },
  }
  expect(await errorOf(upload(page, options))).toEqual([400, 'FILE_TYPE_UPLOAD_ERROR'])
  expect(type).toBe('application/json; charset=utf-8')
  expect([await objects(), await rowCount(at)]).toEqual([before, rows])
})

test('a small file comes in one request; responses have our headers and do not allow other origins', async () => {
  const headersSeen: Record<string, string | undefined>[] = []
  const names = [
    'x-content-type-options',
    'cache-control',
    'access-control-allow-origin',
    resumable.fileHeader,
  ]
  await upload(film(1000), {
    uploadDataDuringCreation: true,
    onAfterResponse: (_request, response) => {
      headersSeen.push(Object.fromEntries(names.map((name) => [name, response.getHeader(name)])))
    },
  })
  const fileId = headersSeen[0]?.[resumable.fileHeader]
  expect(headersSeen).toEqual([
    { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', [resumable.fileHeader]: fileId },
  ])
  expect(await at.chen.call(getFile, { id: fileId ?? '' })).toMatchObject({ type: 'video/mp4' })
})

test('a cancelled upload leaves nothing, an abandoned one is gone after a day', async () => {
  const before = await objects()
  const cancelled = await upload(film(6_000_000), { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  await Upload.terminate(cancelled.url, { headers: headersOf(at.chen) })
  expect((await sendTus('HEAD', cancelled.url, headersOf(at.chen))).statusCode).toBe(404)
  expect(await objects()).toEqual(before)

  const forgotten = await upload(film(6_000_000), { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  expect((await objects()).length).toBeGreaterThan(before.length)
  at.parts.clock.travel(86_500_000)
  expect((await sendTus('HEAD', forgotten.url, headersOf(at.chen))).statusCode).toBe(404)
  await expireUploads.run(await clockCtx(at))
  expect(await objects()).toEqual(before)
  expect(await at.parts.storage.abandonParts('', new Date('2100-01-01'))).toBe(0)
  at.parts.clock.travel(-86_500_000)
})

test('an unavailable store is reported: nothing starts, and no client is told that its upload is lost', async () => {
  const away = await testApp({ env: { S3_ENDPOINT: 'http://127.0.0.1:9' } })
  await away.app.listen({ port: 0 })
  const endpoint = `http://127.0.0.1:${(away.app.server.address() as AddressInfo).port}${resumable.address}`
  expect(await errorOf(upload(film(1000), { endpoint }))).toEqual([503, 'SERVER_BUSY'])
  const uploadCount = await away.asOwner((client) =>
    client.query('select count(*)::int as n from file.upload where way = $1', ['resumable']),
  )
  const accounts = await away.asOwner((client) =>
    client.query<{ id: string }>("select id from identity.account where user_name = 'chen'"),
  )
  const id = await makeUpload(await away.db(), { ownerId: accounts.rows[0]?.id ?? '', way: 'resumable' })
  const headers = { 'tus-resumable': '1.0.0', ...headersOf(at.chen) }
  const head = await away.app.inject({ method: 'HEAD', url: `${resumable.address}/${id}`, headers })
  expect(head.statusCode).toBe(503)
  expect(uploadCount.rows).toEqual([{ n: 0 }])
})
