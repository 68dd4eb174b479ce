import { logout } from '@lyceum/contract/identity'
import { endpoint, id } from '@lyceum/contract/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { testApp } from '#testing/test-app'
import { pdf } from '../corpus/documents.ts'
import { dropBucket, fetchFile, makeBucket, ownBucket, upload } from '../corpus/upload-make.ts'
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

/** A domain that allows files while its switch is on, or to people with `people.read`. */
function library() {
  const accessSwitch = { isOpen: true }
  const domain: Domain = {
    name: 'library',
    readableFiles: async (_ctx, ids) => new Set(accessSwitch.isOpen ? ids : []),
    routes: [
      answer(lend, async (ctx, { id }) => ({ url: (await fileAddresses(ctx, [id])).get(id) ?? '' })),
      answer(show, async (ctx, { id }) => ({
        url: (await fileAddresses(ctx, [id], { right: 'people.read' })).get(id) ?? '',
      })),
    ],
  }
  return { accessSwitch, domain }
}

test('S-10 the link of a file ends with the session it was shown in', async () => {
  const at = await testApp(ownBucket)
  const mine = await upload(at, at.lin, { purpose: 'attachment', name: 'a.pdf', bytes: pdf() })
  const forAll = await upload(at, at.lin, { purpose: 'picture', name: 'a.png', bytes: await png() })
  const status = async (url: string) => (await fetchFile(at, url)).statusCode
  expect([await status(mine.url), await status(forAll.url)]).toEqual([200, 200])
  // Another session's permission does not help: the link belongs to this one.
  const [, , , , payload = ''] = mine.url.split('/')
  expect(payload.split('.')).toHaveLength(5)
  await at.lin.send(logout, {})
  expect([await status(mine.url), await status(forAll.url)]).toEqual([404, 404])
})

test('S-10 the link of a file ends when its owner is suspended, and when the session has expired', async () => {
  const at = await testApp(ownBucket)
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

test('S-10 the link of a file ends with the permission it was based on', async () => {
  const { accessSwitch, domain } = library()
  const at = await testApp({ ...ownBucket, extraDomains: [domain] })
  const { id } = await upload(at, at.admin, { purpose: 'document', name: 'a.pdf', bytes: pdf() })
  const status = async (url: string) => (await fetchFile(at, url)).statusCode
  const lent = (await at.lin.call(lend, { id })).url
  expect(await status(lent)).toBe(200)
  accessSwitch.isOpen = false
  expect(await status(lent)).toBe(404)

  const byRight = (await at.tang.call(show, { id })).url
  expect(await status(byRight)).toBe(200)
  await at.asOwner((client) =>
    client.query(`delete from identity.holding where account_id = (
      select id from identity.account where user_name = 'tang')`),
  )
  expect(await status(byRight)).toBe(404)
  // Another permission in the link makes it a different, unsigned link.
  expect(await status(byRight.replace('people-read', 'file-staff'))).toBe(404)
})
