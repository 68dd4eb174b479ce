import { getMedia } from '@lyceum/contract/file'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaAddress } from '#platform/content/signed-address'
import { type TestApp, testApp } from '#testing/test-app'
import { film } from '../corpus/recordings.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/upload-make.ts'
import { partIn, readdress, servedPart } from './rules.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000
const linesOf = (list: string) => list.split('\n').filter((line) => line.startsWith('//'))

/** A video of three parts, and the list that names them. */
async function shownFilm() {
  const at = await testApp(ownBucket)
  const bytes = await film({ seconds: 9 })
  const { id } = await upload(at, at.admin, { purpose: 'video', name: '课.mp4', bytes })
  await at.runJobs()
  const { address } = await at.admin.call(getMedia, { id })
  const [list = ''] = linesOf((await fetchFile(at, address?.url ?? '')).body)
  return { at, id, list }
}

const partsIn = async (at: TestApp, list: string) => linesOf((await fetchFile(at, list)).body)
const sizeOf = async (at: TestApp, url: string) => (await fetchFile(at, url)).rawPayload.length

test(
  'M-10: no link reads a whole video, whatever range is requested, and the link of one part opens no other',
  async () => {
    const { at, id, list } = await shownFilm()
    const { rows } = await at.asOwner((client) =>
      client.query<{ size: string; site: number; owner: string }>(
        `select piece.size, piece.site_id as site, file.owner_id as owner from file.piece
         join file.file on file.site_id = piece.site_id and file.id = piece.file_id
         where piece.file_id = $1 and piece.name = '360p.mp4'`,
        [id],
      ),
    )
    const { size, site: siteId, owner: personId } = rows[0] ?? { size: '', site: 0, owner: '' }
    const [first = '', second = '', third = ''] = await partsIn(at, list)
    const sizes = [await sizeOf(at, first), await sizeOf(at, second), await sizeOf(at, third)]
    expect(Math.max(...sizes)).toBeLessThan(Number(size))
    expect(sizes.every((pieceSize) => pieceSize > 1000)).toBe(true)

    // Ranges are relative to the part: nothing before or after it can be read.
    const wide = await fetchFile(at, second, { headers: { range: 'bytes=0-99999999' } })
    expect([wide.statusCode, wide.rawPayload.length]).toEqual([206, sizes[1]])
    expect(wide.headers['content-range']).toBe(`bytes 0-${Number(sizes[1]) - 1}/${sizes[1]}`)
    const behind = await fetchFile(at, first, { headers: { range: `bytes=${sizes[0]}-` } })
    expect(behind.statusCode).toBe(416)
    const middle = await fetchFile(at, second, { headers: { range: 'bytes=100-199' } })
    const whole = (await fetchFile(at, second)).rawPayload
    expect(middle.rawPayload.equals(whole.subarray(100, 200))).toBe(true)

    // The name of another part, a wider one, or the whole file with the signature of this one.
    const nameOf = (url: string) => url.split('/').slice(6).join('/')
    const from = /(\d+)-/.exec(nameOf(first))?.[1] ?? ''
    const forged = [nameOf(second), `360p/${from}-${Number(size) - 1}.mp4`, '360p.mp4', '360p.m3u8']
    for (const name of forged) {
      const url = first.replace(nameOf(first), name)
      expect([name, (await fetchFile(at, url)).statusCode]).toEqual([name, 404])
    }
    // Even a link that we signed ourselves, as all were before.
    const grant = { siteId, personId, role: 'TADM', fileId: id, expiresAt: new Date(Date.now() + 3_600_000) }
    const old = mediaAddress(at.parts.config, grant, '360p.mp4')
    for (const headers of [{}, { range: 'bytes=0-99' }])
      expect((await fetchFile(at, old, { headers })).statusCode).toBe(404)
  },
  patience,
)

test(
  'M-10: the link of a part expires after ten minutes; a player that paused longer reloads the list and continues',
  async () => {
    const { at, list } = await shownFilm()
    const [, second = ''] = await partsIn(at, list)
    const { rawPayload: before, headers } = await fetchFile(at, second)
    expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(600)

    at.parts.clock.travel(601_000)
    expect((await fetchFile(at, second)).statusCode).toBe(404)
    const [, again = ''] = await partsIn(at, list)
    expect(again).not.toBe(second)
    expect((await fetchFile(at, again)).rawPayload.equals(before)).toBe(true)

    at.parts.clock.travel(14_401_000)
    expect((await fetchFile(at, list)).statusCode).toBe(404)
  },
  patience,
)

test(
  'M-10: a list with a link for every four seconds is compressed for clients that support it',
  async () => {
    const { at, list } = await shownFilm()
    const { rawPayload, headers } = await fetchFile(at, list, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toBe((await fetchFile(at, list)).body)
  },
  patience,
)

test('M-10: each range of a stored list becomes its own link, and names are parsed back', () => {
  const stored = [
    '#EXTM3U',
    '#EXT-X-MAP:URI="360p.mp4",BYTERANGE="800@0"',
    '#EXTINF:4.0,',
    '#EXT-X-BYTERANGE:1200@800',
    '360p.mp4',
    '#EXTINF:2.0,',
    '#EXT-X-BYTERANGE:300@2000',
    '360p.mp4',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
  const served = readdress(stored, (name) => `//content.test/${name}`)
  expect(served.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-MAP:URI="//content.test/360p/0-799.mp4"',
    '#EXTINF:4.0,',
    '//content.test/360p/800-1999.mp4',
    '#EXTINF:2.0,',
    '//content.test/360p/2000-2299.mp4',
    '#EXT-X-ENDLIST',
    '',
  ])
  expect(partIn('360p/800-1999.mp4')).toEqual({ name: '360p.mp4', part: { first: 800, last: 1999 } })
  expect(partIn('poster.jpg')).toEqual({ name: 'poster.jpg' })
  const recording = { type: 'audio/mp4', size: 2300 }
  expect(servedPart(recording, undefined)).toBeUndefined()
  expect(servedPart(recording, { first: 2000, last: 2300 })).toBeUndefined()
  expect(servedPart(recording, { first: 2000, last: 2299 })).toEqual({ first: 2000, last: 2299 })
  expect(servedPart({ type: 'image/jpeg', size: 10 }, undefined)).toEqual({ first: 0, last: 9 })
})
