import { createHash } from 'node:crypto'
import { getFile, getVideoAddress, removeFile } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { pdf } from './corpus/documents.ts'
import {
  clockCtx,
  dropBucket,
  fetchFile,
  leftovers,
  makeBucket,
  objects,
  ownBucket,
  upload,
} from './corpus/upload-make.ts'
import { mp4 } from './corpus/media.ts'
import { png } from './corpus/pictures.ts'
import { fileAddresses, ownFiles } from './index.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

test('C-044 INV-U03 an upload is read back byte for byte, from the content host only', async () => {
  const at = await testApp(ownBucket)
  const bytes = pdf()
  const stored = await upload(at, at.lin, { purpose: 'knowledge', name: '安全手册.pdf', bytes })
  expect(stored).toMatchObject({ name: '安全手册.pdf', type: 'application/pdf', size: bytes.length })
  expect(stored.url).toMatch(/^\/\/content\.test:3000\/f\/[\d.]+\/[\w-]{43}\/%E5%AE%89/)

  const read = await fetchFile(at, stored.url)
  expect(read.statusCode).toBe(200)
  expect(read.rawPayload.equals(bytes)).toBe(true)
  const { rows } = await at.asOwner((client) =>
    client.query('select encode(sha256, $1) as sha, object_key from file.file', ['hex']),
  )
  expect(rows[0]).toMatchObject({ sha: createHash('sha256').update(bytes).digest('hex') })
  expect((rows[0] as { object_key: string }).object_key).toMatch(/^s\d+\/knowledge\/[\da-f-]{36}$/)
  expect(await leftovers()).toEqual([])
})

test('A01 A10 another person’s file is not found, one for the whole site is, and other sites see neither', async () => {
  const at = await testApp(ownBucket)
  const own = await upload(at, at.lin, { purpose: 'attachment', name: '草稿.pdf', bytes: pdf() })
  const avatar = await upload(at, at.lin, { purpose: 'avatar', name: '我.png', bytes: await png() })
  expect(await at.lin.call(getFile, { id: own.id })).toMatchObject({
    name: '草稿.pdf',
    purpose: 'attachment',
  })
  expect((await at.mei.call(getFile, { id: avatar.id })).url).not.toBe(avatar.url)
  for (const other of [at.mei, at.admin, at.stranger, at.foreignAdmin]) {
    expect(await other.refused(getFile, { id: own.id })).toBe('NOT_FOUND')
    expect(await other.refused(removeFile, { id: own.id })).toBe('NOT_FOUND')
  }
  expect(await at.stranger.refused(getFile, { id: avatar.id })).toBe('NOT_FOUND')
  expect(await at.mei.refused(removeFile, { id: avatar.id })).toBe('NOT_FOUND')
  expect(await at.anonymous.refused(getFile, { id: avatar.id })).toBe('session_time_out')
})

test('a removed file is gone at once under every link, and its bytes soon after', async () => {
  const at = await testApp(ownBucket)
  const before = await objects()
  const { id, url } = await upload(at, at.lin, { purpose: 'knowledge', name: 'a.mp4', bytes: mp4() })
  expect((await fetchFile(at, url)).statusCode).toBe(200)
  await at.lin.call(removeFile, { id })
  expect((await fetchFile(at, url)).statusCode).toBe(404)
  expect(await at.lin.refused(getFile, { id })).toBe('NOT_FOUND')
  expect(await at.lin.refused(getVideoAddress, { filePath: id })).toBe('NOT_FOUND')
  expect(await at.lin.refused(removeFile, { id })).toBe('NOT_FOUND')
  await at.runJobs()
  expect(await objects()).toEqual(before)
})

test('C-045 A42 a video is played by its id, and a path is never resolved', async () => {
  const at = await testApp(ownBucket)
  const video = await upload(at, at.lin, { purpose: 'knowledge', name: '晨会.mp4', bytes: mp4() })
  const paper = await upload(at, at.lin, { purpose: 'knowledge', name: '晨会.pdf', bytes: pdf() })
  const { url, expiresAt, type } = await at.lin.call(getVideoAddress, { filePath: video.id })
  expect(type).toBe('video/mp4')
  expect(new Date(expiresAt).getTime() - at.parts.clock.now().getTime()).toBeLessThanOrEqual(14_400_000)
  at.parts.clock.travel(3_600_000)
  expect((await fetchFile(at, url)).statusCode).toBe(200)

  const { rows } = await at.asOwner((client) =>
    client.query<{ k: string }>('select object_key as k from file.file'),
  )
  const wrong = [
    '../../etc/passwd',
    '..%2f..%2fetc',
    '%252e%252e/x',
    '..\\x',
    '/etc/passwd',
    'file:///etc/passwd',
    `${video.id}/../${paper.id}`,
    ` ${video.id}`,
    '0',
    '-1',
    '99999999999999999999',
    paper.id,
    rows[0]?.k ?? '',
  ]
  for (const filePath of wrong)
    expect([filePath, await at.lin.refused(getVideoAddress, { filePath })]).toEqual([filePath, 'NOT_FOUND'])
  expect(await at.mei.refused(getVideoAddress, { filePath: video.id })).toBe('NOT_FOUND')
  expect(await at.lin.refused(getVideoAddress, { filePath: 'a\0b' })).toBe('INVALID_INPUT')
})

test('other domains hand out links by their own rules, and accept only the person’s own files with the right purpose', async () => {
  const at = await testApp(ownBucket)
  const mine = await upload(at, at.lin, { purpose: 'attachment', name: 'a.pdf', bytes: pdf() })
  const theirs = await upload(at, at.mei, { purpose: 'attachment', name: 'b.pdf', bytes: pdf() })
  const { rows } = await at.asOwner((client) =>
    client.query<{ id: string; session_id: string }>(
      `select account.id, session.id as session_id from identity.account
       join identity.session on session.account_id = account.id where user_name = 'lin'`,
    ),
  )
  const ctx = await clockCtx(at)
  const asLin = {
    ...ctx,
    actor: { ...ctx.actor, id: rows[0]?.id ?? '', sessionId: rows[0]?.session_id ?? '' },
  }

  expect(await ownFiles(asLin, { ids: [mine.id], purpose: 'attachment' })).toMatchObject([
    { id: mine.id, name: 'a.pdf' },
  ])
  await expect(ownFiles(asLin, { ids: [mine.id, theirs.id], purpose: 'attachment' })).rejects.toThrow(
    'NOT_FOUND',
  )
  await expect(ownFiles(asLin, { ids: [mine.id], purpose: 'homework' })).rejects.toThrow('NOT_FOUND')

  await at.mei.call(removeFile, { id: theirs.id })
  const addresses = await fileAddresses(asLin, [mine.id, theirs.id])
  expect([...addresses.keys()]).toEqual([mine.id])
  expect((await fetchFile(at, addresses.get(mine.id) ?? '')).statusCode).toBe(200)
})
