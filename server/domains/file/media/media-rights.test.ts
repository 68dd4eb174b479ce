import { getMedia, getPreview, getVideoAddress, retryMedia } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Domain } from '#platform/domain'
import { type TestApp, testApp } from '#testing/test-app'
import { film } from '../corpus/recordings.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/upload-make.ts'
import { mediaAddresses, mediaOf } from '../index.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000
const firstLine = (list: string) => list.split('\n').find((line) => line.startsWith('//')) ?? ''

/** The payload and the signature of a link. */
const signedIn = (url: string) => url.split('/').slice(4, 6) as [string, string]

async function idOf(at: TestApp, userName: string): Promise<string> {
  const { rows } = await at.asOwner((client) =>
    client.query<{ id: string }>('select id from identity.account where user_name = $1', [userName]),
  )
  return rows[0]?.id ?? ''
}

const asLearner = async (at: TestApp, userName: string) =>
  at.ctx('alpha', { as: { id: await idOf(at, userName), role: 'NLRN' } })

/** A domain that allows films while its switch is on. */
function cinema() {
  const accessSwitch = { isOpen: true, checks: 0 }
  const domain: Domain = {
    name: 'cinema',
    routes: [],
    readableFiles: async (_ctx, ids) => {
      accessSwitch.checks += 1
      return new Set(accessSwitch.isOpen ? ids : [])
    },
  }
  return { accessSwitch, domain }
}

test(
  'C-045 Q-133 INV-U05 every playlist checks the permission again; the links in a playlist expire by themselves',
  async () => {
    const { accessSwitch, domain } = cinema()
    const at = await testApp({ ...ownBucket, extraDomains: [domain] })
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
    expect(accessSwitch.checks).toBe(2)
    expect((await fetchFile(at, master)).headers['cache-control']).toBe('no-store')

    // The permission ends: no more playlists, though the link would still be valid. What plays continues.
    accessSwitch.isOpen = false
    expect((await fetchFile(at, master)).statusCode).toBe(404)
    expect((await fetchFile(at, list)).statusCode).toBe(404)
    expect((await fetchFile(at, bytes)).statusCode).toBe(200)
    accessSwitch.isOpen = true
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
  'A42 INV-U05 the link of a piece is valid only for that piece, person and use',
  async () => {
    const at = await testApp(ownBucket)
    const { id, url } = await upload(at, at.admin, {
      purpose: 'video',
      name: '课.mp4',
      bytes: await film({ seconds: 2 }),
    })
    await at.runJobs()
    const { address } = await at.admin.call(getMedia, { id })
    const { url: master, poster } = { url: '', ...address, poster: String(address?.poster) }
    const [payload, signature] = signedIn(master)
    const [plainPayload, plainSignature] = signedIn(url)
    const [, posterSignature] = signedIn(poster)
    const forged = [
      poster.replace('poster.jpg', '360p.mp4'),
      poster.replace('poster.jpg', 'master.m3u8'),
      poster.replace('poster.jpg', '..%2fposter.jpg'),
      `/m/${payload}/${posterSignature}/master.m3u8`,
      `/m/${plainPayload}/${plainSignature}/master.m3u8`,
      `/f/${payload}/${signature}/master.m3u8`,
      `/p/${payload}/${signature}/master.m3u8`,
      master.replace(
        payload,
        payload.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
      ),
    ]
    for (const forgedUrl of forged)
      expect([forgedUrl, (await fetchFile(at, forgedUrl)).statusCode]).toEqual([forgedUrl, 404])
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
