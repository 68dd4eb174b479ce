import { getMedia, getVideoAddress } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { film, sound } from '../../corpus/recordings.ts'
import { dropBucket, fetchFile, leftovers, makeBucket, ownBucket, upload } from '../../corpus/upload-make.ts'
import { mp4, playlist } from '../../corpus/media.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

// Real videos through the real encoder, which runs at low CPU priority.
const patience = 180_000

const linesOf = (list: string) => list.split('\n').filter((line) => line.startsWith('//'))
test(
  'a video plays in two resolutions, never above its own, with the duration that the server measured',
  async () => {
    const at = await testApp(ownBucket)
    const bytes = await film({ seconds: 9, size: '1280x720' })
    const { id } = await upload(at, at.admin, { purpose: 'video', name: '安全须知.mp4', bytes })
    const before = await at.admin.call(getMedia, { id })
    expect(before).toMatchObject({ kind: 'video', state: 'waiting', percent: 0, address: null })
    await at.runJobs()
    const media = await at.admin.call(getMedia, { id })
    expect(media).toMatchObject({ state: 'ready', percent: 100, fault: null, width: 1280, height: 720 })
    expect(Math.abs((media.seconds ?? 0) - 9)).toBeLessThan(0.3)

    const played = await at.admin.call(getVideoAddress, { filePath: id })
    expect(played).toMatchObject({ type: 'application/vnd.apple.mpegurl', url: media.address?.url })
    const master = (await fetchFile(at, played.url)).body
    expect([...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size)).toEqual([
      '640x360',
      '1280x720',
    ])
    expect(master).toMatch(/CODECS="avc1\.4d40[\da-f]{2},mp4a\.40\.2"/)
    for (const variant of linesOf(master)) {
      const list = (await fetchFile(at, variant)).body
      const head = await fetchFile(at, /URI="([^"]+)"/.exec(list)?.[1] ?? '')
      expect([head.statusCode, head.rawPayload.toString('latin1', 4, 8)]).toEqual([200, 'ftyp'])
      const parts = await Promise.all(linesOf(list).map((address) => fetchFile(at, address)))
      expect(parts.map(({ rawPayload }) => rawPayload.includes('moof'))).toEqual([true, true, true])
      expect(head.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      })
    }
    const { poster, sprite } = media.address ?? {}
    for (const picture of [poster, sprite?.url]) {
      const { rawPayload, headers } = await fetchFile(at, picture ?? '')
      expect([rawPayload.toString('hex', 0, 3), headers['content-type']]).toEqual(['ffd8ff', 'image/jpeg'])
    }
    expect(await leftovers()).toEqual([])
  },
  patience,
)

test(
  'a portrait video keeps its shape, a small one its size, and audio stays audio',
  async () => {
    const at = await testApp(ownBucket)
    const upright = await film({ seconds: 2, size: '360x640' })
    const small = await film({
      seconds: 2,
      size: '176x144',
      name: 'a.3gp',
      args: ['-c:v', 'h263', '-c:a', 'aac', '-b:v', '100k'],
    })
    const files = [
      await upload(at, at.admin, { purpose: 'video', name: '竖屏.mp4', bytes: upright }),
      await upload(at, at.lin, { purpose: 'knowledge', name: '老手机.3gp', bytes: small }),
      await upload(at, at.admin, { purpose: 'audio', name: '晨读.mp3', bytes: await sound(3) }),
    ]
    await at.runJobs()
    const [a, b, c] = files.map(({ id }) => id)
    const sizes = async (person: TestApp['lin'], id = '') => {
      const { address, ...media } = await person.call(getMedia, { id })
      const master = (await fetchFile(at, address?.url ?? '')).body
      return [
        media.kind,
        media.state,
        ...[...master.matchAll(/RESOLUTION=(\d+x\d+)/g)].map(([, size]) => size),
      ]
    }
    expect(await sizes(at.admin, a)).toEqual(['video', 'ready', '360x640'])
    expect(await sizes(at.lin, b)).toEqual(['video', 'ready', '176x144'])
    expect(await sizes(at.admin, c)).toEqual(['audio', 'ready'])
  },
  patience,
)

test(
  'INV-U07 a file that is no video is reported, and a disguised list of addresses is not even accepted',
  async () => {
    const at = await testApp(ownBucket)
    const truncated = (await film({ seconds: 2 })).subarray(0, 4000)
    const silent = await film({ seconds: 2, args: ['-an'] })
    const files = [
      await upload(at, at.admin, { purpose: 'video', name: '空壳.mp4', bytes: mp4() }),
      await upload(at, at.admin, { purpose: 'video', name: '截断.mp4', bytes: truncated }),
      await upload(at, at.admin, { purpose: 'video', name: '只有声音.mp4', bytes: await sound(2, 'a.mp4') }),
      await upload(at, at.admin, { purpose: 'video', name: '无声.mp4', bytes: silent }),
    ]
    await at.runJobs()
    const ends = await Promise.all(files.map(({ id }) => at.admin.call(getMedia, { id })))
    expect(ends.map(({ state, fault }) => [state, fault])).toEqual([
      ['failed', 'unreadable'],
      ['failed', 'unreadable'],
      ['failed', 'noPicture'],
      ['ready', null],
    ])
    await expect(
      upload(at, at.admin, { purpose: 'video', name: '清单.mp4', bytes: playlist() }),
    ).rejects.toThrow('FILE_TYPE_UPLOAD_ERROR')
    expect(await leftovers()).toEqual([])
  },
  patience,
)
