import { getHealth } from '@lyceum/contract/admin'
import { getMedia, removeFile, retryMedia } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { film } from '../corpus/recordings.ts'
import { dropBucket, leftovers, makeBucket, objects, ownBucket, upload } from '../corpus/upload-make.ts'
import { mp4 } from '../corpus/media.ts'
import { pages } from '../corpus/paged-documents.ts'
import { reconcile } from '../reconcile.ts'
import { SandboxError } from '#platform/content/sandbox'
import { MediaFailure, orFault } from './media-failure.ts'
import { isOurSide, DiskFullError } from './server-faults.ts'
import { runMedia } from './run-media.ts'
import { beginRun, endRun } from './store.ts'
import { takeUpSilent, tryOurSideAgain } from './retry-media.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000

const piecesOf = async (at: TestApp) => {
  const { rows } = await at.asOwner((client) =>
    client.query<{ name: string; key: string | null }>(
      'select name, object_key as key from file.piece order by name',
    ),
  )
  return rows
}

const jobsOf = async (at: TestApp) => {
  const { rows } = await at.asOwner((client) =>
    client.query<{ n: number }>(
      "select count(*)::int as n from graphile_worker.jobs where task_identifier like 'job:file.prepare%'",
    ),
  )
  return rows[0]?.n
}

test(
  'F01 the work of a killed worker is resumed after a minute, and finished pieces are not made again',
  async () => {
    const at = await testApp(ownBucket)
    const bytes = await film({ seconds: 3, size: '1280x720' })
    const { id } = await upload(at, at.admin, { purpose: 'video', name: '课.mp4', bytes })
    await at.runJobs()
    const whole = await piecesOf(at)
    // The state after a process was killed when it had finished one resolution: working, silent, one piece in the store.
    await at.asOwner((client) =>
      client.query("delete from file.piece where name <> all (array['360p.mp4', '360p.m3u8'])"),
    )
    await at.asOwner((client) =>
      client.query("update file.media set state = 'working', run = 'dead', attempts = 1, beat_at = now()"),
    )
    const ctx = await at.ctx()
    expect(await takeUpSilent(ctx)).toBe(0)
    at.parts.clock.travel(61_000)
    expect(await takeUpSilent(await at.ctx())).toBe(1)
    expect(await takeUpSilent(await at.ctx())).toBe(1)
    expect(await jobsOf(at)).toBe(1)
    await at.runJobs()
    expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'ready', percent: 100 })
    const again = await piecesOf(at)
    expect(again.map(({ name }) => name)).toEqual(whole.map(({ name }) => name))
    const keyOf = (list: typeof whole, name: string) => list.find((piece) => piece.name === name)?.key
    expect(keyOf(again, '360p.mp4')).toBe(keyOf(whole, '360p.mp4'))
    expect(keyOf(again, '720p.mp4')).not.toBe(keyOf(whole, '720p.mp4'))
    expect(await leftovers()).toEqual([])
  },
  patience,
)

test('F03 a replaced worker writes nothing more, and a file that kills workers fails permanently', async () => {
  const at = await testApp(ownBucket)
  const { id } = await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(2) })
  const ctx = await at.ctx()
  await runMedia(ctx, id, async (bench) => {
    await beginRun(ctx.db, { fileId: id, run: 'another', at: ctx.now })
    await bench.keep([
      { name: 'late', type: 'text/plain', size: 0, objectKey: 's1/media/late', playlist: null },
    ])
    return { pages: 99 }
  })
  expect(await piecesOf(at)).toEqual([])
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'working', pages: null })
  expect(await endRun(ctx.db, { fileId: id, run: 'dead', at: ctx.now, measured: { pages: 3 } })).toBe(false)

  await at.asOwner((client) => client.query('update file.media set attempts = 3'))
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'failed', fault: 'trouble' })
})

test('a run sends heartbeats also while it saves its pieces', async () => {
  const at = await testApp(ownBucket)
  const { id } = await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(2) })
  const ctx = await at.ctx()
  const piece = { name: 'kept', type: 'text/plain', size: 0, objectKey: null, playlist: '#EXTM3U' }
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await runMedia(ctx, id, async (bench) => {
      const result = await at.asOwner(async (client) => {
        await client.query('begin')
        await client.query('select from file.media for update')
        const keeping = bench.keep([piece])
        const waiting = async () =>
          (await client.query('select from pg_locks where not granted')).rows.length > 0
        await vi.waitUntil(waiting)
        // Saving is in progress and waits: now a heartbeat is due.
        vi.advanceTimersByTime(2000)
        await client.query('commit')
        return keeping
      })
      expect(result).toBeUndefined()
      return { pages: 2 }
    })
  } finally {
    vi.useRealTimers()
  }
  expect(at.logLines.filter((line) => line.includes('could not show'))).toEqual([])
  expect(await piecesOf(at)).toMatchObject([{ name: 'kept' }])
})

test('server errors are retried, and a faulty file waits for its owner', async () => {
  const at = await testApp(ownBucket)
  const { id } = await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(2) })
  const ctx = await at.ctx()
  const away = () => Promise.reject(new Error('the store is away'))
  await expect(runMedia(ctx, id, away)).rejects.toThrow('away')
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'waiting', fault: null })
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'ready', pages: 2 })

  const broken = await upload(at, at.admin, { purpose: 'video', name: '空壳.mp4', bytes: mp4() })
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id: broken.id })).toMatchObject({
    state: 'failed',
    fault: 'unreadable',
  })
  expect(await at.admin.call(retryMedia, { id: broken.id })).toMatchObject({ state: 'waiting', fault: null })
  expect(await at.admin.call(retryMedia, { id: broken.id })).toMatchObject({ state: 'waiting' })
  expect(await jobsOf(at)).toBe(1)
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id: broken.id })).toMatchObject({
    state: 'failed',
    fault: 'unreadable',
  })
})

test(
  'INV-U08 removing a video removes everything made from it, and the nightly reconciliation knows what is owned',
  async () => {
    const at = await testApp(ownBucket)
    const before = await objects()
    const { id } = await upload(at, at.admin, {
      purpose: 'video',
      name: '课.mp4',
      bytes: await film({ seconds: 2 }),
    })
    await at.runJobs()
    const made = await objects()
    expect(made.length - before.length).toBe(4)
    at.parts.clock.travel(90_000_000)
    // Leftovers of earlier tests belong to applications that are gone.
    expect(await reconcile(await at.ctx())).toMatchObject({ orphans: before.length, lost: [] })
    expect(await objects()).toEqual(made.filter((key) => !before.includes(key)))
    await at.admin.call(removeFile, { id })
    await at.runJobs()
    expect(await objects()).toEqual([])
  },
  patience,
)

test('M-06 server faults are retried automatically, never blamed on the file, and shown on the health page', async () => {
  const at = await testApp(ownBucket)
  const { id } = await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(1) })
  await at.asOwner((client) => client.query("update file.media set state = 'waiting', attempts = 2"))
  const ctx = await at.ctx()
  const gone = { isLate: false, isOurs: true, errorOutput: 'prlimit: failed to execute pdfinfo' }
  await runMedia(ctx, id, () => orFault(Promise.reject(new SandboxError('pdfinfo', gone))))
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'failed', fault: 'ourSide' })
  const { parts } = await at.admin.call(getHealth, {})
  expect(parts.at(-1)).toMatchObject({
    name: 'media',
    state: 'away',
    detail: expect.stringContaining('failed to execute pdfinfo'),
  })
  expect(await tryOurSideAgain(await at.ctx())).toBe(0)
  at.parts.clock.travel(16 * 60_000)
  expect(await tryOurSideAgain(await at.ctx())).toBe(1)
  await at.runJobs()
  expect(await at.admin.call(getMedia, { id })).toMatchObject({ state: 'ready', fault: null })
  expect((await at.admin.call(getHealth, {})).parts.map(({ name }) => name)).not.toContain('media')
})

test('M-06 a full disk is a server fault, a broken file is not', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  expect(
    [full, new DiskFullError(), new Error('bad'), new MediaFailure('unreadable')].map(isOurSide),
  ).toEqual([true, true, false, false])
})
