import { getCurrentUser } from '@lyceum/contract/identity'
import { type Delivery, deliveryDays, listDeliveries } from '@lyceum/contract/site'
import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { makeDelivery } from '../../site/make.ts'
import { listDeliveries as listDeliveriesCase } from './list-deliveries.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId
const summaryLines = (records: readonly Delivery[]) =>
  records.map(({ person, template, state }) => `${person?.name ?? '-'} ${template} ${state}`)

async function opened() {
  const home = await testApp()
  const db = await home.db()
  const ids = { lin: await idOf(home.lin), mei: await idOf(home.mei) }
  const at = (day: string) => new Date(`${day}T04:00:00Z`)
  const failed = { state: 'failed', reason: 'refused', replyCode: 550 } as const
  const { rows } = await home.asOwner((client) => client.query("select id from org.unit where code = 'U-IN'"))
  return { ...home, db, ids, at, failed, unitIn: String(rows[0].id) }
}

test('the delivery log is searched by channel, template, state, person and days, newest first', async () => {
  const { admin, db, ids, at, failed } = await opened()
  const code = { channel: 'sms', template: 'identity.codeSms', recipient: '138••••5678' } as const
  await makeDelivery(db, { accountId: ids.lin, at: at('2026-05-01') })
  await makeDelivery(db, { accountId: ids.mei, at: at('2026-05-02'), ...code })
  await makeDelivery(db, { template: 'identity.refusalMail', at: at('2026-05-03'), ...failed })
  const found = async (filter: object) => summaryLines((await admin.call(listDeliveries, filter)).records)
  expect(await found({})).toEqual([
    '- identity.refusalMail failed',
    '梅若水 identity.codeSms sent',
    '林知夏 identity.welcomeMail sent',
  ])
  expect(await found({ channel: 'sms' })).toEqual(['梅若水 identity.codeSms sent'])
  expect(await found({ template: 'identity.welcomeMail' })).toEqual(['林知夏 identity.welcomeMail sent'])
  expect(await found({ state: 'failed' })).toEqual(['- identity.refusalMail failed'])
  expect(await found({ accountId: ids.mei })).toEqual(['梅若水 identity.codeSms sent'])
  expect(await found({ from: '2026-05-02', to: '2026-05-02' })).toEqual(['梅若水 identity.codeSms sent'])
  expect(await found({ to: '2026-04-30' })).toEqual([])
  expect(await admin.refused(listDeliveries, { to: '1999-01-01' })).toBe('INVALID_INPUT')
})

test('a row shows its template in the reader’s language, and why it failed', async () => {
  const { admin, db, failed, ids } = await opened()
  await makeDelivery(db, { accountId: ids.lin, ...failed })
  const { records, lastDay } = await admin.call(listDeliveries, {})
  expect(records).toMatchObject([
    {
      title: '账号已建好',
      person: { id: ids.lin, name: '林知夏', unit: '范围内' },
      recipient: 'a•••@alpha.test',
      reason: 'refused',
      replyCode: 550,
    },
  ])
  expect(lastDay).toEqual({ sent: 0, failed: 1 })
})

test('the header counts the last 24 hours only', async () => {
  const { admin, foreignAdmin, db, failed } = await opened()
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  for (const hours of [1, 2, 23, 25, 24 * (deliveryDays - 1)]) await makeDelivery(db, { at: ago(hours) })
  await makeDelivery(db, { at: ago(3), ...failed })
  const { lastDay } = await admin.call(listDeliveries, { channel: 'sms' })
  expect(lastDay).toEqual({ sent: 3, failed: 1 })
  expect(await foreignAdmin.call(listDeliveries, {})).toMatchObject({
    records: [],
    lastDay: { sent: 0, failed: 0 },
  })
})

test('an administrator of one unit sees only its people, and no deliveries without an account', async () => {
  const { ctx, lin, tang, db, ids, unitIn, failed } = await opened()
  expect(await lin.refused(listDeliveries, {})).toBe('NO_RIGHT_READ_MSG')
  expect(await tang.refused(listDeliveries, {})).toBe('NO_RIGHT_READ_MSG')
  await makeDelivery(db, { accountId: ids.lin })
  await makeDelivery(db, { accountId: ids.mei, ...failed })
  await makeDelivery(db, failed)
  const whole = await ctx()
  const permissions = new Map([['site.manage', [{ kind: 'unit', id: unitIn } as const]]])
  const scoped = { ...whole, actor: { ...whole.actor, permissions } }
  const all = { template: '', after: '' }
  const { records, lastDay } = await listDeliveriesCase(scoped, [], all)
  expect(summaryLines(records)).toEqual(['林知夏 identity.welcomeMail sent'])
  expect(lastDay).toEqual({ sent: 1, failed: 0 })
  await expect(listDeliveriesCase(scoped, [], { ...all, accountId: ids.mei })).rejects.toThrow('NOT_FOUND')
})

test('the delivery log is paged without gaps or duplicates, also within one moment', async () => {
  const { admin, db } = await opened()
  const at = new Date(Date.now() - 60_000)
  for (let index = 0; index < 120; index += 1) await makeDelivery(db, { at })
  const seen: string[] = []
  for (let after = ''; ;) {
    const { records, next } = await admin.call(listDeliveries, { after })
    seen.push(...records.map(({ id }) => id))
    if (next === '') break
    after = next
  }
  expect(new Set(seen).size).toBe(120)
  expect(seen).toHaveLength(120)
})
