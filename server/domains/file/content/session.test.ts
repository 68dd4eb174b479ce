import { logout } from '@lyceum/contract/identity'
import { endpoint, id } from '@lyceum/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import { house } from '#testing/house'
import { pdf } from '../corpus/documents.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/house-make.ts'
import { png } from '../corpus/pictures.ts'
import { fileAddresses } from '../index.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const shown = (name: string) =>
  endpoint({
    method: 'GET',
    path: `/app/api/trainee/library/${name}/:id`,
    kind: 'read',
    access: 'user',
    summary: 'Shows a file of the library.',
    params: z.object({ id: id('file.file') }),
    result: z.object({ url: z.string() }),
  })
const lend = shown('lend')
const show = shown('show')

/** A room that shows files while its door is open, or to whoever may read people. */
function library() {
  const door = { isOpen: true }
  const room: Room = {
    name: 'library',
    readableFiles: async (_ctx, ids) => new Set(door.isOpen ? ids : []),
    routes: [
      answer(lend, async (ctx, { id }) => ({ url: (await fileAddresses(ctx, [id])).get(id) ?? '' })),
      answer(show, async (ctx, { id }) => ({
        url: (await fileAddresses(ctx, [id], { right: 'people.read' })).get(id) ?? '',
      })),
    ],
  }
  return { door, room }
}

test('S-10 the address of a file ends with the session it was shown in', async () => {
  const at = await house(ownBucket)
  const mine = await upload(at, at.lin, { purpose: 'attachment', name: 'a.pdf', bytes: pdf() })
  const forAll = await upload(at, at.lin, { purpose: 'picture', name: 'a.png', bytes: await png() })
  const status = async (url: string) => (await fetchFile(at, url)).statusCode
  expect([await status(mine.url), await status(forAll.url)]).toEqual([200, 200])
  // The right of another session does not help: the address was shown in this one.
  const [, , , , words = ''] = mine.url.split('/')
  expect(words.split('.')).toHaveLength(5)
  await at.lin.send(logout, {})
  expect([await status(mine.url), await status(forAll.url)]).toEqual([404, 404])
})

test('S-10 the address of a file ends when its owner is paused, and when the session has run out', async () => {
  const at = await house(ownBucket)
  const { url } = await upload(at, at.lin, { purpose: 'attachment', name: 'a.pdf', bytes: pdf() })
  const status = async () => (await fetchFile(at, url)).statusCode
  const sql = (text: string) => at.asOwner((client) => client.query(text))
  await sql("update identity.account set state = 'suspended' where user_name = 'lin'")
  expect(await status()).toBe(404)
  await sql("update identity.account set state = 'active' where user_name = 'lin'")
  expect(await status()).toBe(200)
  await sql(`update identity.session set expires_at = now() - interval '1 second' where account_id = (
    select id from identity.account where user_name = 'lin')`)
  expect(await status()).toBe(404)
})

test('S-10 the address of a file ends with the right it was shown by', async () => {
  const { door, room } = library()
  const at = await house({ ...ownBucket, extraRooms: [room] })
  const { id } = await upload(at, at.admin, { purpose: 'document', name: 'a.pdf', bytes: pdf() })
  const status = async (url: string) => (await fetchFile(at, url)).statusCode
  const lent = (await at.lin.call(lend, { id })).url
  expect(await status(lent)).toBe(200)
  door.isOpen = false
  expect(await status(lent)).toBe(404)

  const byRight = (await at.tang.call(show, { id })).url
  expect(await status(byRight)).toBe(200)
  await at.asOwner((client) =>
    client.query(`delete from identity.holding where account_id = (
      select id from identity.account where user_name = 'tang')`),
  )
  expect(await status(byRight)).toBe(404)
  // Another right in the address is another address.
  expect(await status(byRight.replace('people-read', 'file-staff'))).toBe(404)
})
