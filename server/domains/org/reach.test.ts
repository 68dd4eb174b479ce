import { expect, test } from 'vitest'
import type { Ctx, Scope } from '#platform/ctx'
import { testApp } from '#testing/test-app'
import { makeAccount } from '../identity/make.ts'
import { makeCentre, makeJob, makePosition, makeUnit } from './make.ts'
import { personWithin, reachOf } from './reach.ts'
import { within } from './reach-queries.ts'
import { reaches } from './rules.ts'
import { on } from './tables.ts'

async function openWithPlaces() {
  const opening = await testApp()
  const db = await opening.db()
  const inside = await makeUnit(db, { code: 'IN' })
  const below = await makeUnit(db, { code: 'IN-1', parentId: inside })
  const outside = await makeUnit(db, { code: 'OUT' })
  const positionId = await makePosition(db, { code: 'GEN' })
  const join = async (name: string, unitId?: string, until?: string) => {
    const accountId = await makeAccount(db, { userName: name, name })
    if (unitId) await makeJob(db, { accountId, unitId, positionId, ...(until ? { until } : {}) })
    return accountId
  }
  const ctx = await opening.ctx()
  const ctxWithScopes = (...scopes: Scope[]): Ctx => ({
    ...ctx,
    actor: { ...ctx.actor, permissions: new Map([['people.read', scopes]]) },
  })
  const beta = await opening.db('beta')
  return { ...opening, db, beta, inside, below, outside, join, ctxWithScopes }
}

test('a permission reaches the site, its units, the units of its centres, or nothing', async () => {
  const { db, ctxWithScopes, inside, outside } = await openWithPlaces()
  const centre = await makeCentre(db, { code: 'C1', unitIds: [outside] })
  const unit = { kind: 'unit', id: inside } as const
  expect(await reachOf(ctxWithScopes({ kind: 'site' }, unit), 'people.read')).toEqual({ kind: 'site' })
  expect(await reachOf(ctxWithScopes(unit, unit), 'people.read')).toEqual({
    kind: 'units',
    unitIds: [inside],
  })
  expect(await reachOf(ctxWithScopes(unit, { kind: 'centre', id: centre }), 'people.read')).toEqual({
    kind: 'units',
    unitIds: [inside, outside],
  })
  expect(await reachOf(ctxWithScopes(unit), 'people.manage')).toEqual({ kind: 'units', unitIds: [] })
})

test('several permissions together reach what any of them reaches', async () => {
  const { db, ctxWithScopes, inside, outside } = await openWithPlaces()
  const centre = { kind: 'centre', id: await makeCentre(db, { code: 'C1', unitIds: [outside] }) } as const
  const unit = { kind: 'unit', id: inside } as const
  const ctx = ctxWithScopes(unit)
  const permissions = new Map<string, readonly Scope[]>([
    ['people.read', [unit, centre]],
    ['news.manage', [centre]],
    ['exam.operate', [{ kind: 'site' }]],
  ])
  const both = { ...ctx, actor: { ...ctx.actor, permissions } }
  const units = { kind: 'units', unitIds: [inside, outside] }
  expect(await reachOf(both, 'news.manage', 'people.read')).toEqual(units)
  expect(await reachOf(both, 'news.manage', 'people.manage')).toEqual({ kind: 'units', unitIds: [outside] })
  expect(await reachOf(both, 'news.manage', 'exam.operate')).toEqual({ kind: 'site' })
  expect(await reachOf(both, 'people.manage', 'org.read')).toEqual({ kind: 'units', unitIds: [] })
})

test('a closed centre gives no reach', async () => {
  const { db, ctxWithScopes, outside } = await openWithPlaces()
  const id = await makeCentre(db, { code: 'C1', unitIds: [outside] })
  await on(db).updateTable('org.centre').set({ closedAt: new Date() }).where('id', '=', id).execute()
  const reach = await reachOf(ctxWithScopes({ kind: 'centre', id }), 'people.read')
  expect(reach).toEqual({ kind: 'units', unitIds: [] })
})

test('a unit is reached with all below it', () => {
  const reach = { kind: 'units', unitIds: ['2'] } as const
  expect(reaches(reach, ['1', '2', '3'])).toBe(true)
  expect(reaches(reach, ['1', '4'])).toBe(false)
  expect(reaches({ kind: 'units', unitIds: [] }, ['1'])).toBe(false)
  expect(reaches({ kind: 'site' }, [])).toBe(true)
})

test('a person is within reach by any open job; without one, only within the whole site', async () => {
  const { db, join, ctxWithScopes, inside, below, outside } = await openWithPlaces()
  const people = {
    deep: await join('deep', below),
    gone: await join('gone', inside, '2021-01-01'),
    other: await join('other', outside),
    guest: await join('guest'),
  }
  const scoped = ctxWithScopes({ kind: 'unit', id: inside })
  const seen = async (ctx: Ctx) => {
    const found = []
    for (const [name, id] of Object.entries(people))
      if (await personWithin(ctx, 'people.read', id)) found.push(name)
    return found
  }
  expect(await seen(scoped)).toEqual(['deep'])
  expect(await seen(ctxWithScopes({ kind: 'site' }))).toEqual(['deep', 'gone', 'other', 'guest'])
  expect(await seen(ctxWithScopes())).toEqual([])

  const listed = async (ctx: Ctx) => {
    const rows = await on(db)
      .selectFrom('org.job as mine')
      .select('mine.accountId')
      .where('mine.accountId', 'in', Object.values(people))
      .where(within(await reachOf(ctx, 'people.read'), 'mine.accountId'))
      .execute()
    return rows.map(({ accountId }) => accountId)
  }
  expect(await listed(scoped)).toEqual([people.deep])
  expect(await listed(ctxWithScopes())).toEqual([])
  expect(await listed(ctxWithScopes({ kind: 'site' }))).toHaveLength(3)
})

test('on another site a reach finds nobody', async () => {
  const opening = await openWithPlaces()
  const deep = await opening.join('deep', opening.inside)
  const ctx = opening.ctxWithScopes({ kind: 'unit', id: opening.inside })
  expect(await personWithin(ctx, 'people.read', deep)).toBe(true)
  const elsewhere = { ...ctx, db: opening.beta }
  expect(await personWithin(elsewhere, 'people.read', deep)).toBe(false)
})
