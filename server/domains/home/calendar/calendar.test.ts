import { closeCalendarFeed, getCalendarFeed, openCalendarFeed } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { actOnPerson } from '@lyceum/contract/people'
import { expect, test } from 'vitest'
import { type TestApp, testApp } from '#testing/test-app'
import { enrolIn, makeOffer } from '../../learning/make.ts'

const get = (at: TestApp, url: string, host = 'alpha.test') =>
  at.app.inject({ method: 'GET', url, headers: { host } })

/** A course that is due for somebody in three days. */
async function makeDue(at: TestApp, title: string, accountId: string) {
  const db = await at.db()
  const { courseId, versionId } = await makeOffer(db, { title })
  const id = await enrolIn(db, { courseId, versionId, accountId })
  await at.asOwner((client) =>
    client.query(`update learning.enrolment set due_at = now() + interval '3 days' where id = $1`, [id]),
  )
}

test('a private link gives a calendar program what is due for its owner, and nothing of others', async () => {
  const at = await testApp()
  const [lin, mei] = await Promise.all(
    [at.lin, at.mei].map(async (person) => (await person.call(getCurrentUser, {})).usrEntId),
  )
  await makeDue(at, '安全生产月', lin ?? '')
  await makeDue(at, 'canary-of-mei', mei ?? '')
  expect(await at.lin.call(getCalendarFeed, {})).toEqual({ since: null, readAt: null })
  const { address } = await at.lin.call(openCalendarFeed, {})
  const reply = await get(at, address)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.headers['cache-control']).toContain('no-store')
  expect(reply.body).toContain('SUMMARY:【截止】安全生产月')
  expect(reply.body).not.toContain('canary-of-mei')
  expect((await at.lin.call(getCalendarFeed, {})).readAt).not.toBeNull()
  // The same link is not found on another site.
  expect((await get(at, address, 'beta.test')).statusCode).toBe(404)
})

test('the link can be revoked, is replaced by a new one, and is stored as a hash only', async () => {
  const at = await testApp()
  const first = await at.lin.call(openCalendarFeed, {})
  const second = await at.lin.call(openCalendarFeed, {})
  expect((await get(at, first.address)).statusCode).toBe(404)
  expect((await get(at, second.address)).statusCode).toBe(200)
  const token = /\/([\w-]{43})\.ics$/.exec(second.address)?.[1] ?? ''
  const dump = await at.asOwner((client) =>
    client.query<{ row: string }>('select feed::text as row from home.calendar_feed as feed'),
  )
  expect(token).toHaveLength(43)
  expect(dump.rows.map(({ row }) => row).join()).not.toContain(token)
  expect(at.logLines.join()).not.toContain(token)
  await at.lin.call(closeCalendarFeed, {})
  expect((await get(at, second.address)).statusCode).toBe(404)
  expect((await get(at, '/calendar/short.ics')).statusCode).toBe(404)
})

test('A09 a locked-out owner’s link returns nothing any more', async () => {
  const at = await testApp()
  const { address } = await at.lin.call(openCalendarFeed, {})
  const { usrEntId: id } = await at.lin.call(getCurrentUser, {})
  await at.admin.call(actOnPerson, { id, act: 'suspend' })
  expect((await get(at, address)).statusCode).not.toBe(200)
})
