import { getMedia } from '@lyceum/contract/file'
import type { Result } from '@lyceum/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { film, sound } from '../../corpus/recordings.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../../corpus/upload-make.ts'
import { runMedia } from '../run-media.ts'
import { prepareVideo } from './prepare-film.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000
const linesOf = (list: string) => list.split('\n').filter((line) => line.startsWith('//'))

test(
  'M-16: a video plays as soon as its lowest resolution is ready, with poster and duration, while the others follow',
  async () => {
    const at = await testApp(ownBucket)
    const bytes = await film({ seconds: 5, size: '1280x720' })
    const { id } = await upload(at, at.admin, { purpose: 'video', name: '课.mp4', bytes })
    const widths = async ({ address }: Result<typeof getMedia>) =>
      linesOf((await fetchFile(at, address?.url ?? '')).body)
    let early: Result<typeof getMedia> | undefined
    await runMedia(await at.ctx(), id, (bench) =>
      prepareVideo({
        ...bench,
        show: async (measured) => {
          await bench.show(measured)
          early = await at.admin.call(getMedia, { id })
          const [list = '', ...more] = await widths(early)
          expect(more).toEqual([])
          const [part = ''] = linesOf((await fetchFile(at, list)).body)
          expect((await fetchFile(at, part)).statusCode).toBe(200)
          expect((await fetchFile(at, early.address?.poster ?? '')).statusCode).toBe(200)
        },
      }),
    )
    expect(early).toMatchObject({ state: 'working', width: 1280, height: 720 })
    expect(Math.abs((early?.seconds ?? 0) - 5)).toBeLessThan(0.3)
    const whole = await at.admin.call(getMedia, { id })
    expect(whole).toMatchObject({ state: 'ready', percent: 100, seconds: early?.seconds })
    expect(await widths(whole)).toHaveLength(2)
  },
  patience,
)

const screen = ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis']

test(
  'M-16: files from screen recorders and phones are accepted and playable: webm, mkv, m4a',
  async () => {
    const at = await testApp(ownBucket)
    const files = [
      await upload(at, at.admin, {
        purpose: 'video',
        name: '录屏.webm',
        bytes: await film({ seconds: 2, name: 'a.webm', args: screen }),
      }),
      await upload(at, at.admin, {
        purpose: 'video',
        name: '会议.mkv',
        bytes: await film({ seconds: 2, name: 'a.mkv' }),
      }),
      await upload(at, at.admin, {
        purpose: 'audio',
        name: '录音.m4a',
        bytes: await sound(2, 'a.m4a'),
      }),
    ]
    await at.runJobs()
    const made = await Promise.all(files.map(({ id }) => at.admin.call(getMedia, { id })))
    expect(made.map(({ kind, state, fault }) => [kind, state, fault])).toEqual([
      ['video', 'ready', null],
      ['video', 'ready', null],
      ['audio', 'ready', null],
    ])
    for (const { seconds, address } of made) {
      expect(Math.abs((seconds ?? 0) - 2)).toBeLessThan(0.3)
      const [list = ''] = linesOf((await fetchFile(at, address?.url ?? '')).body)
      const parts = linesOf((await fetchFile(at, list)).body)
      expect((await fetchFile(at, parts[0] ?? '')).statusCode).toBe(200)
    }
  },
  patience,
)
