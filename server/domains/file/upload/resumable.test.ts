import { createHash, randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import { getFile, resumable } from '@lyceum/contract/file'
import { DetailedError, Upload, type UploadOptions } from 'tus-js-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house, type House, openHouse } from '#testing/house'
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
} from '../corpus/house-make.ts'
import { mp4 } from '../corpus/media.ts'
import { expireUploads } from '../jobs.ts'
import { makeUpload } from '../make.ts'

let at: House
let origin = ''
beforeAll(async () => {
  await makeBucket()
  at = await openHouse(ownBucket)
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

/** Uploads as a browser would, or until so many bytes have gone. Answers where it can be resumed and what came of it. */
function upload(
  bytes: Buffer,
  options: Partial<UploadOptions>,
  { person = at.chen, until, metadata }: Try = {},
) {
  return new Promise<{ url: string; fileId: string | undefined }>((resolve, reject) => {
    let fileId: string | undefined
    const one: Upload = new Upload(bytes, {
      endpoint: `${origin}${resumable.address}`,
      headers: headersOf(person),
      metadata: { purpose: 'video', filename: '导论.mp4', ...metadata },
      retryDelays: null,
      onAfterResponse: (_request, response) => {
        fileId = response.getHeader(resumable.fileHeader) ?? fileId
      },
      onProgress: (sent) => {
        if (until !== undefined && sent >= until)
          void one.abort().then(() => resolve({ url: one.url ?? '', fileId }))
      },
      onSuccess: () => resolve({ url: one.url ?? '', fileId }),
      onError: reject,
      ...options,
    })
    one.start()
  })
}

const refusalOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const response = error instanceof DetailedError ? error.originalResponse : undefined
  const { errCode } = JSON.parse(response?.getBody() || '{}') as { errCode?: string }
  return [response?.getStatus(), errCode]
}

const ask = (method: 'HEAD' | 'PATCH' | 'DELETE', url: string, headers: Record<string, string>) =>
  at.app.inject({ method, url: url.replace(origin, ''), headers: { 'tus-resumable': '1.0.0', ...headers } })

test('INV-U03 12 MB stopped half-way and resumed arrive whole, and every answer agrees', async () => {
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
  // Whoever missed the last answer asks again and hears the same.
  const head = await ask('HEAD', url, headersOf(at.chen))
  expect(head.headers).toMatchObject({ 'upload-offset': String(bytes.length), 'x-file-id': fileId })
  expect((await objects()).filter((key) => key.includes('/incoming/'))).toEqual([])
  expect(await leftovers()).toEqual([])
})

// Whoever is back before a busy server has put away what came sends it again: nothing is lost, and it is rare.
test(
  'INV-U03 a line that breaks in the middle of a stream costs little: what came is kept and the rest follows',
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

/** A line to the server that breaks after so many bytes. */
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

test("A01 an upload of somebody else is not there, neither is one of another site's, and strangers are sent away", async () => {
  const bytes = film(6_000_000)
  const { url } = await upload(bytes, { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  for (const other of [at.mei, at.admin, at.foreignAdmin]) {
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
      const response = await ask(method, url, headersOf(other))
      expect([other.name, method, response.statusCode]).toEqual([other.name, method, 404])
    }
  }
  const { cookie: _cookie, ...nameless } = headersOf(at.chen)
  expect((await ask('PATCH', url, nameless)).json()).toMatchObject({ code: 401, errCode: 'session_time_out' })
  for (const forged of [
    { 'x-requested-with': '' },
    { origin: 'http://evil.test' },
    { 'sec-fetch-site': 'cross-site' },
  ]) {
    for (const method of ['PATCH', 'DELETE', 'HEAD'] as const) {
      expect((await ask(method, url, { ...headersOf(at.chen), ...forged })).statusCode).toBe(403)
    }
  }
  const { fileId } = await upload(bytes, { uploadUrl: url })
  expect(await at.chen.call(getFile, { id: fileId ?? '' })).toMatchObject({ size: bytes.length })
  await expect(at.mei.refused(getFile, { id: fileId ?? '' })).resolves.toBe('NOT_FOUND')
})

test('E-109 E-108 E-099 what cannot end well is refused at its beginning', async () => {
  const before = await objects()
  const small = film(1000)
  const wish = (metadata: Record<string, string>, person = at.lin) =>
    refusalOf(upload(small, {}, { person, metadata }))
  expect(
    await refusalOf(
      upload(small, { uploadSize: 104_857_601 }, { person: at.lin, metadata: { purpose: 'knowledge' } }),
    ),
  ).toEqual([400, 'FILE_TOO_LARGE'])
  expect(await wish({ purpose: 'circle' })).toEqual([400, 'WRONG_UPLOAD_TYPE'])
  expect(await wish({ purpose: 'video' })).toEqual([403, 'ERROR_HAVE_NO_PERMISSION'])
  expect(await wish({ purpose: 'poster' })).toEqual([400, 'INVALID_INPUT'])
  expect(await refusalOf(upload(small, { uploadLengthDeferred: true }))).toEqual([400, 'INVALID_INPUT'])
  expect(await objects()).toEqual(before)
})

test('E-107 bytes that are not what their name says are refused at their end, in our words, and nothing is kept', async () => {
  const [before, rows] = [await objects(), await rowCount(at)]
  let type: string | undefined
  const options: Partial<UploadOptions> = {
    onAfterResponse: (_request, response) => {
      type = response.getHeader('content-type')
    },
  }
  expect(await refusalOf(upload(page, options))).toEqual([400, 'FILE_TYPE_UPLOAD_ERROR'])
  expect(type).toBe('application/json; charset=utf-8')
  expect([await objects(), await rowCount(at)]).toEqual([before, rows])
})

test('a small file comes in one request; the answers carry the headers of the house and open no door to other origins', async () => {
  const heard: Record<string, string | undefined>[] = []
  const names = [
    'x-content-type-options',
    'cache-control',
    'access-control-allow-origin',
    resumable.fileHeader,
  ]
  await upload(film(1000), {
    uploadDataDuringCreation: true,
    onAfterResponse: (_request, response) => {
      heard.push(Object.fromEntries(names.map((name) => [name, response.getHeader(name)])))
    },
  })
  const fileId = heard[0]?.[resumable.fileHeader]
  expect(heard).toEqual([
    { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', [resumable.fileHeader]: fileId },
  ])
  expect(await at.chen.call(getFile, { id: fileId ?? '' })).toMatchObject({ type: 'video/mp4' })
})

test('a cancelled upload leaves nothing, a forgotten one is gone after a day', async () => {
  const before = await objects()
  const cancelled = await upload(film(6_000_000), { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  await Upload.terminate(cancelled.url, { headers: headersOf(at.chen) })
  expect((await ask('HEAD', cancelled.url, headersOf(at.chen))).statusCode).toBe(404)
  expect(await objects()).toEqual(before)

  const forgotten = await upload(film(6_000_000), { chunkSize: resumable.pieceBytes }, { until: 5_300_000 })
  expect((await objects()).length).toBeGreaterThan(before.length)
  at.parts.clock.travel(86_500_000)
  expect((await ask('HEAD', forgotten.url, headersOf(at.chen))).statusCode).toBe(404)
  await expireUploads.run(await clockCtx(at))
  expect(await objects()).toEqual(before)
  expect(await at.parts.storage.abandonParts('', new Date('2100-01-01'))).toBe(0)
  at.parts.clock.travel(-86_500_000)
})

test('a store that is away is said to be away: nothing begins, and nobody is told that the upload is lost', async () => {
  const away = await house({ env: { S3_ENDPOINT: 'http://127.0.0.1:9' } })
  await away.app.listen({ port: 0 })
  const endpoint = `http://127.0.0.1:${(away.app.server.address() as AddressInfo).port}${resumable.address}`
  expect(await refusalOf(upload(film(1000), { endpoint }))).toEqual([503, 'SERVER_BUSY'])
  const counted = await away.asOwner((client) =>
    client.query('select count(*)::int as n from file.upload where way = $1', ['resumable']),
  )
  const accounts = await away.asOwner((client) =>
    client.query<{ id: string }>("select id from identity.account where user_name = 'chen'"),
  )
  const id = await makeUpload(await away.db(), { ownerId: accounts.rows[0]?.id ?? '', way: 'resumable' })
  const headers = { 'tus-resumable': '1.0.0', ...headersOf(at.chen) }
  expect(
    (await away.app.inject({ method: 'HEAD', url: `${resumable.address}/${id}`, headers })).statusCode,
  ).toBe(503)
  expect(counted.rows).toEqual([{ n: 0 }])
})
