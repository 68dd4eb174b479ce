import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '#testing/test-app'
import type { Person } from '#testing/person'
import {
  dropBucket,
  formBody,
  formHeaders,
  leftovers,
  makeBucket,
  objects,
  ownBucket,
  rowCount,
} from '../corpus/upload-make.ts'

const M = 1_048_576

let at: TestApp
let port = 0
beforeAll(async () => {
  await makeBucket()
  at = await openTestApp(ownBucket)
  await at.app.listen({ port: 0 })
  port = (at.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await at.close()
  await dropBucket()
})

type Sent = { readonly status: number; readonly errCode: string | undefined; readonly sentBytes: number }
type Plan = {
  readonly purpose: string
  readonly name: string
  readonly size: number
  readonly isFileFirst?: boolean
}

/** A form with a file of this many letters, sent in pieces without a length. */
function* pieces({ purpose, name, size, isFileFirst = false }: Plan): Generator<Buffer> {
  const mark = Buffer.from('@')
  const frame = formBody({ purpose, name, isFileFirst, bytes: mark })
  const split = frame.indexOf(mark)
  yield frame.subarray(0, split)
  const piece = Buffer.alloc(M, 'a')
  for (let left = size; left > 0; left -= piece.length) yield piece.subarray(0, Math.min(left, piece.length))
  yield frame.subarray(split + 1)
}

/** Sends until it is told to stop, and stops when the response arrives. */
function send(person: Person, plan: Plan): Promise<Sent> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    const body = Readable.from(pieces(plan))
    body.on('data', (piece: Buffer) => (sentBytes += piece.length))
    const call = request(
      { port, host: '127.0.0.1', method: 'POST', path: '/app/api/file', headers: formHeaders(person) },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () => {
          body.destroy()
          call.destroy()
          resolve({
            status: response.statusCode ?? 0,
            errCode: (JSON.parse(text) as { errCode?: string }).errCode,
            sentBytes,
          })
        })
      },
    )
    call.on('error', reject)
    body.pipe(call)
  })
}

const tooLarge = { status: 400, errCode: 'FILE_TOO_LARGE' }

test('E-109 B-265 B-269 accepts an assignment of 50 M and rejects one byte more', async () => {
  const plan = { purpose: 'homework', name: '附件_2026-05-01.txt' }
  expect(await send(at.lin, { ...plan, size: 50 * M })).toMatchObject({ status: 200 })
  expect(await send(at.lin, { ...plan, size: 50 * M + 1 })).toMatchObject(tooLarge)
})

test('E-109 B-270 knowledge and circle accept 100 M and not a byte more', async () => {
  expect(await send(at.lin, { purpose: 'knowledge', name: 'a.txt', size: 100 * M })).toMatchObject({
    status: 200,
  })
  expect(await send(at.lin, { purpose: 'circle', name: 'a.txt', size: 100 * M + 1 })).toMatchObject(tooLarge)
})

test('E-109 the limit is exact, also if the purpose comes after the file', async () => {
  const plan = { purpose: 'import', name: 'a.csv' }
  const before = await rowCount(at)
  expect(await send(at.admin, { ...plan, size: 50 * M - 1 })).toMatchObject({ status: 200 })
  expect(await send(at.admin, { ...plan, size: 50 * M })).toMatchObject({ status: 200 })
  expect(await send(at.admin, { ...plan, size: 50 * M + 1 })).toMatchObject(tooLarge)
  expect(await send(at.admin, { ...plan, size: 50 * M, isFileFirst: true })).toMatchObject({ status: 200 })
  expect(await send(at.admin, { ...plan, size: 50 * M + 1, isFileFirst: true })).toMatchObject(tooLarge)
  expect((await rowCount(at)) - before).toBe(3)
})

test('INV-U02 an endless file is rejected while it is being received', async () => {
  const answer = await send(at.admin, { purpose: 'import', name: 'a.csv', size: 100_000 * M })
  expect(answer).toMatchObject({ status: 400, errCode: 'FILE_TOO_LARGE' })
  expect(answer.sentBytes).toBeLessThan(90 * M)
  const unwelcome = await send(at.lin, { purpose: 'import', name: 'a.csv', size: 100_000 * M })
  expect(unwelcome).toMatchObject({ status: 403, errCode: 'ERROR_HAVE_NO_PERMISSION' })
  expect(unwelcome.sentBytes).toBeLessThan(10 * M)
  expect(await leftovers()).toEqual([])
})

test('INV-U02 an aborted upload leaves no row, no object and no temporary file', async () => {
  const [rows, stored] = [await rowCount(at), await objects()]
  const hangUp = () =>
    new Promise<void>((resolve) => {
      const call = request({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/app/api/file',
        headers: formHeaders(at.lin),
      })
      call.on('error', () => resolve())
      const source = pieces({ purpose: 'circle', name: 'a.txt', size: 50 * M })
      for (let sent = 0; sent < 20; sent += 1) call.write(source.next().value)
      at.app.server.once('request', (incoming) => incoming.once('data', () => call.destroy()))
      call.flushHeaders()
    })
  for (let time = 0; time < 10; time += 1) await hangUp()
  await expect.poll(leftovers).toEqual([])
  expect([await rowCount(at), await objects()]).toEqual([rows, stored])
})
