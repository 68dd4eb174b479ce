import { getFile, resumable } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { clockCtx, dropBucket, makeBucket, ownBucket } from '../corpus/upload-make.ts'
import { makeUpload } from '../make.ts'
import { leaseLocker } from './upload-lock.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('if all bytes arrived but the upload was never finished, the next request creates the file', async () => {
  const at = await testApp(ownBucket)
  const accounts = await at.asOwner((client) =>
    client.query<{ id: string }>("select id from identity.account where user_name = 'chen'"),
  )
  const db = await at.db()
  const id = await makeUpload(db, { ownerId: accounts.rows[0]?.id ?? '', way: 'resumable' })
  const body = Buffer.from(`%PDF-1.4\n${' '.repeat(1008)}%%EOF\n`)
  await at.asOwner(async (client) => {
    const { rows } = await client.query<{ key: string }>(
      'update file.upload set size = $1 where id = $2 returning object_key as key',
      [body.length, id],
    )
    await at.parts.storage.put(rows[0]?.key ?? '', body, { type: 'application/pdf', size: body.length })
  })
  const head = await at.app.inject({
    method: 'HEAD',
    url: `${resumable.address}/${id}`,
    headers: { host: at.chen.host, cookie: `__Host-sid=${at.chen.token}`, 'x-requested-with': 'lyceum' },
  })
  expect(await at.chen.call(getFile, { id: String(head.headers['x-file-id']) })).toMatchObject({
    name: '制度汇编.pdf',
  })
})

test('one request at a time works on an upload, and a waiting request is noticed', async () => {
  const at = await testApp(ownBucket)
  const db = await at.db()
  const accounts = await at.asOwner((client) =>
    client.query<{ id: string }>('select id from identity.account where site_id = $1', [db.siteId]),
  )
  const id = await makeUpload(db, { ownerId: accounts.rows[0]?.id ?? '', way: 'resumable' })
  const { rows } = await at.asOwner((client) =>
    client.query<{ key: string }>('select object_key as key from file.upload where id = $1', [id]),
  )
  const locker = leaseLocker(await clockCtx(at))
  const [first, second] = [locker.newLock(rows[0]?.key ?? ''), locker.newLock(rows[0]?.key ?? '')]
  const calls: string[] = []
  const { signal } = new AbortController()
  await first.lock(signal, async () => {
    calls.push('asked')
    await first.unlock()
  })
  await second.lock(signal, () => void calls.push('second asked'))
  expect(calls).toEqual(['asked'])
  await second.unlock()
})
