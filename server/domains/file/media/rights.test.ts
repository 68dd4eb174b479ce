import { getMedia, getPreview, getVideoAddress, retryMedia } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Room } from '#platform/room'
import { type House, house } from '#testing/house'
import { film } from '../corpus/film.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/house-make.ts'
import { mediaAddresses, mediaOf } from '../index.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000
const firstLine = (list: string) => list.split('\n').find((line) => line.startsWith('//')) ?? ''

/** The words and the signature of an address. */
const signedIn = (url: string) => url.split('/').slice(4, 6) as [string, string]

async function idOf(at: House, userName: string): Promise<string> {
  const { rows } = await at.asOwner((client) =>
    client.query<{ id: string }>('select id from identity.account where user_name = $1', [userName]),
  )
  return rows[0]?.id ?? ''
}

const asLearner = async (at: House, userName: string) =>
  at.ctx('alpha', { as: { id: await idOf(at, userName), role: 'NLRN' } })

/** A room that lets people see films while its door is open. */
function cinema() {
  const door = { isOpen: true, asked: 0 }
  const room: Room = {
    name: 'cinema',
    routes: [],
    readableFiles: async (_ctx, ids) => {
      door.asked += 1
      return new Set(door.isOpen ? ids : [])
    },
  }
  return { door, room }
}

test(
  'C-045 Q-133 INV-U05 every playlist asks for the right again; what a playlist has named ends by itself',
  async () => {
    const { door, room } = cinema()
    const at = await house({ ...ownBucket, extraRooms: [room] })
    const { id } = await upload(at, at.admin, {
      purpose: 'video',
      name: '课.mp4',
      bytes: await film({ seconds: 2 }),
    })
    await at.runJobs()
    const lin = await asLearner(at, 'lin')
    expect((await mediaOf(lin, [id])).get(id)).toMatchObject({ kind: 'video', state: 'ready' })
    const master = (await mediaAddresses(lin, [id])).get(id)?.url ?? ''
    const list = firstLine((await fetchFile(at, master)).body)
    const bytes = firstLine((await fetchFile(at, list)).body)
    expect((await fetchFile(at, bytes)).statusCode).toBe(200)
    expect(door.asked).toBe(2)
    expect((await fetchFile(at, master)).headers['cache-control']).toBe('no-store')

    // The right ends: no playlist any more, though its address would still be good. What plays, plays on.
    door.isOpen = false
    expect((await fetchFile(at, master)).statusCode).toBe(404)
    expect((await fetchFile(at, list)).statusCode).toBe(404)
    expect((await fetchFile(at, bytes)).statusCode).toBe(200)
    door.isOpen = true
    expect((await fetchFile(at, master)).statusCode).toBe(200)
    await at.asOwner((client) =>
      client.query("update identity.account set state = 'suspended' where user_name = 'lin'"),
    )
    expect((await fetchFile(at, master)).statusCode).toBe(404)

    at.parts.clock.travel(601_000)
    expect((await fetchFile(at, bytes)).statusCode).toBe(404)
  },
  patience,
)

test(
  'A42 INV-U05 an address of a piece is good for that piece, that person and that use alone',
  async () => {
    const at = await house(ownBucket)
    const { id, url } = await upload(at, at.admin, {
      purpose: 'video',
      name: '课.mp4',
      bytes: await film({ seconds: 2 }),
    })
    await at.runJobs()
    const { address } = await at.admin.call(getMedia, { id })
    const { url: master, poster } = { url: '', ...address, poster: String(address?.poster) }
    const [words, signature] = signedIn(master)
    const [plainWords, plainSignature] = signedIn(url)
    const [, posterSignature] = signedIn(poster)
    const forged = [
      poster.replace('poster.jpg', '360p.mp4'),
      poster.replace('poster.jpg', 'master.m3u8'),
      poster.replace('poster.jpg', '..%2fposter.jpg'),
      `/m/${words}/${posterSignature}/master.m3u8`,
      `/m/${plainWords}/${plainSignature}/master.m3u8`,
      `/f/${words}/${signature}/master.m3u8`,
      `/p/${words}/${signature}/master.m3u8`,
      master.replace(
        words,
        words.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    ]
    for (const one of forged) expect([one, (await fetchFile(at, one)).statusCode]).toEqual([one, 404])
    expect((await fetchFile(at, poster)).statusCode).toBe(200)
    expect((await fetchFile(at, poster, { host: 'alpha.test' })).statusCode).toBe(404)
    for (const other of [at.lin, at.tang, at.stranger, at.foreignAdmin]) {
      expect(await other.refused(getMedia, { id })).toBe('NOT_FOUND')
      expect(await other.refused(retryMedia, { id })).toBe('NOT_FOUND')
      expect(await other.refused(getPreview, { fileId: id })).toBe('NOT_FOUND')
      expect(await other.refused(getVideoAddress, { filePath: id })).toBe('NOT_FOUND')
    }
  },
  patience,
)
