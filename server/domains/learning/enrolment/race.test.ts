import { randomBytes, randomUUID } from 'node:crypto'
import type { Result } from '@lyceum/contract/kit'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { type Db, dbErrorKind } from '#platform/db'
import { testApp } from '#testing/test-app'
import { personWithToken } from '#testing/person'
import { tier } from '#testing/tier'
import { makeAccount, makeSession } from '../../identity/make.ts'
import { makeOffer } from '../make.ts'
import { on } from '../tables.ts'
import { cancelEnrolment } from './cancel-enrolment.ts'
import { enrol } from './enrol.ts'

const count = async (db: Db, courseId: string, status: 'IN_PROGRESS' | 'WAITING') =>
  (
    await on(db)
      .selectFrom('learning.enrolment')
      .select('id')
      .where('courseId', '=', courseId)
      .where('status', '=', status)
      .execute()
  ).length

/** As many at once as there are connections; a finished one starts the next. */
async function inParallel<T>(all: readonly T[], work: (item: T) => Promise<unknown>) {
  const waiting = [...all]
  const runWorker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await work(next)
  }
  await Promise.all(Array.from({ length: 10 }, runWorker))
}

/** Retries while the database is busy, as every page does. */
async function insist(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    if (dbErrorKind(error)) return insist(work)
    throw error
  }
}

async function storm(people: readonly string[], work: (accountId: string) => Promise<unknown>) {
  const errors: string[] = []
  await inParallel(people, (item) =>
    insist(() => work(item)).catch((error: unknown) => errors.push(String(error))),
  )
  return errors
}

async function applicants(db: Db, count: number): Promise<string[]> {
  const ids: string[] = []
  const names = Array.from({ length: count }, () => `r${randomUUID()}`)
  await inParallel(names, async (userName) => ids.push(await makeAccount(db, { userName, name: '学员' })))
  return ids
}

test('INV-L01 concurrent enrolments never exceed the quota', async () => {
  const { db, ctx } = await testApp()
  const sql = await db()
  const [quota, rounds] = [30, tier(2, 50)]
  const people = await applicants(sql, tier(60, 500))
  for (let round = 0; round < rounds; round += 1) {
    const { courseId: itmId } = await makeOffer(sql, { quota, queueLimit: 10 })
    const base = await ctx()
    const errors = await storm(people, (accountId) =>
      base.transaction((ctx) =>
        enrol({ ...ctx, actor: { ...ctx.actor, id: accountId } }, { itmId, formFileId: null }),
      ),
    )
    expect(new Set(errors)).toEqual(new Set(['Error: QUEUE_FULL']))
    expect(errors).toHaveLength(people.length - quota - 10)
    expect(await count(sql, itmId, 'IN_PROGRESS')).toBe(quota)
    expect(await count(sql, itmId, 'WAITING')).toBe(10)
    const { taken, waiting } = await base.transaction(async (ctx) =>
      on(ctx.db)
        .selectFrom('learning.seat')
        .select(['taken', 'waiting'])
        .where('courseId', '=', itmId)
        .executeTakeFirstOrThrow(),
    )
    expect({ taken, waiting }).toEqual({ taken: quota, waiting: 10 })
  }
})

test(
  'INV-L01 INV-L02 five hundred concurrent requests for thirty places: thirty succeed, the others see their queue position',
  { timeout: 600_000 },
  async () => {
    const home = await testApp({ env: { DATABASE_POOL: '8' } })
    const sql = await home.db()
    const { courseId: itmId } = await makeOffer(sql, { quota: 30, queueLimit: 500 })
    const people: ReturnType<typeof personWithToken>[] = []
    await inParallel(await applicants(sql, 500), async (accountId) => {
      const token = randomBytes(32).toString('base64url')
      await makeSession(sql, { accountId, token, roles: [] })
      people.push(personWithToken(home.app, token))
    })
    // Retries while the server is busy, as every page does.
    const enrolPerson = async (person: (typeof people)[number]): Promise<Result<typeof contract.enrol>> => {
      const response = await person.send(contract.enrol, { itmId })
      return response.statusCode === 503 ? enrolPerson(person) : response.json<{ result: never }>().result
    }
    const answers = await Promise.all(people.map(enrolPerson))
    const of = (status: string) => answers.filter(({ appStatus }) => appStatus === status)
    expect(of('IN_PROGRESS')).toHaveLength(30)
    expect(of('WAITING')).toHaveLength(470)
    // Each got a queue position of their own, and the page shows the same.
    const places = of('WAITING').map(({ queuePlace }) => queuePlace)
    expect(places.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: 470 }, (_, i) => i + 1),
    )
    const last = people[answers.findIndex(({ queuePlace }) => queuePlace === 470)]
    expect(await last?.call(contract.getMyEnrolment, { itmId })).toMatchObject({ queuePlace: 470 })
    expect(await home.lin.call(contract.getEnrolmentSetting, { itmId })).toMatchObject({
      taken: 30,
      waiting: 470,
    })
    // Leaving moves up the first in the queue, and nobody else.
    const first = people[answers.findIndex(({ queuePlace }) => queuePlace === 1)]
    await people[answers.findIndex(({ appStatus }) => appStatus === 'IN_PROGRESS')]?.call(
      contract.cancelEnrolment,
      { itmId },
    )
    expect(await first?.call(contract.getMyEnrolment, { itmId })).toMatchObject({ appStatus: 'IN_PROGRESS' })
    expect(await last?.call(contract.getMyEnrolment, { itmId })).toMatchObject({ queuePlace: 469 })
  },
)

test('INV-L02 while people join and leave concurrently, places and counters agree, and the queue moves in order', async () => {
  const { db, ctx } = await testApp()
  const sql = await db()
  const quota = 5
  const people = await applicants(sql, 20)
  const { courseId: itmId } = await makeOffer(sql, { quota, queueLimit: 20 })
  const base = await ctx()
  const as = (accountId: string, work: typeof enrol | typeof cancelEnrolment) =>
    base.transaction((ctx) =>
      work({ ...ctx, actor: { ...ctx.actor, id: accountId } }, { itmId, formFileId: null }),
    )
  for (let wave = 0; wave < tier(3, 60); wave += 1) {
    await storm(people, (accountId) =>
      as(accountId, (people.indexOf(accountId) + wave) % 3 === 0 ? cancelEnrolment : enrol),
    )
    const seats = await on(sql)
      .selectFrom('learning.seat')
      .select(['taken', 'waiting'])
      .where('courseId', '=', itmId)
      .executeTakeFirstOrThrow()
    const [studying, waiting] = [await count(sql, itmId, 'IN_PROGRESS'), await count(sql, itmId, 'WAITING')]
    expect(seats).toEqual({ taken: studying, waiting })
    expect(studying).toBeLessThanOrEqual(quota)
    // Nobody waits while there is a place.
    expect(waiting === 0 || studying === quota).toBe(true)
  }
})

test('INV-L03 the database itself rejects an invalid status transition', async () => {
  const { db, lin } = await testApp()
  const { courseId: itmId } = await makeOffer(await db())
  const { appId } = await lin.call(contract.enrol, { itmId })
  const leap = on(await db())
    .updateTable('learning.enrolment')
    .set({ status: 'REJECTED' })
    .where('id', '=', appId)
    .execute()
  await expect(leap).rejects.toThrow('does not go from IN_PROGRESS to REJECTED')
})
