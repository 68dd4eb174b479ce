import * as contract from '@lyceum/contract/honor'
import { expect, test } from 'vitest'
import { earn } from '#domains/points'
import { liked } from '#events/social'
import { dayBegun } from '#events/points'
import { testApp } from '#testing/test-app'
import { makeFile } from '../../file/make.ts'
import { accountNamed } from '../../identity/make.ts'
import { makeEarned, makeMedal, makeTitle } from '../make.ts'

async function opened() {
  const home = await testApp()
  const sql = await home.db()
  const linId = await accountNamed(sql, 'lin')
  const like = async () => {
    const ctx = await home.ctx()
    await ctx.transaction((ctx) => ctx.publish(liked, { kind: 'course', targetId: '1', accountId: linId }))
    await home.runJobs()
  }
  return { ...home, sql, linId, like }
}

test('a medal is earned when the activities are done, with progress before and one notice after', async () => {
  const { lin, sql, like } = await opened()
  const id = await makeMedal(sql, { name: '爱心', deed: 'like', needed: 2 })
  await like()
  expect((await lin.call(contract.listUnattainedMedals, {})).records).toMatchObject([
    { id, count: 1, needed: 2 },
  ])
  expect((await lin.call(contract.listMedalNews, {})).records).toEqual([])
  await like()
  await like()
  expect((await lin.call(contract.listUnattainedMedals, {})).records).toEqual([])
  expect((await lin.call(contract.listEarnedMedals, {})).records).toMatchObject([{ id, name: '爱心' }])
  expect(await lin.call(contract.getMedalCompletion, {})).toMatchObject({ earned: 1, total: 1 })

  expect((await lin.call(contract.listMedalNews, {})).records).toMatchObject([{ id }])
  expect(await lin.call(contract.acknowledgeMedals, { medalIds: [id] })).toEqual({ told: 1 })
  expect(await lin.call(contract.acknowledgeMedals, { medalIds: [id] })).toEqual({ told: 0 })
  expect((await lin.call(contract.listMedalNews, {})).records).toEqual([])
})

test('a streak counts by its longest run, days by their number', async () => {
  const { lin, sql, linId, ctx: open, runJobs } = await opened()
  const streak = await makeMedal(sql, { deed: 'streak', needed: 3 })
  const ctx = await open()
  for (const [at, run] of [1, 2, 1, 2].entries())
    await ctx.transaction((ctx) =>
      ctx.publish(dayBegun, { accountId: linId, day: `2026-03-0${at + 1}`, streak: run }),
    )
  await runJobs()
  expect((await lin.call(contract.listUnattainedMedals, {})).records).toMatchObject([
    { id: streak, count: 2 },
  ])
  expect((await lin.call(contract.getMedalCompletion, {})).deeds).toContainEqual({ deed: 'day', count: 4 })
})

test('B-393 B-394 E-141 one to three medals are shown, and only one’s own', async () => {
  const { lin, mei, sql, linId } = await opened()
  const ids = [await makeEarned(sql, linId)]
  while (ids.length < 4) ids.push(await makeEarned(sql, linId))
  expect(await lin.refused(contract.showMedals, { medalIds: [] })).toBe('MEDAL_COUNT')
  expect(await lin.refused(contract.showMedals, { medalIds: ids })).toBe('MEDAL_COUNT')
  const [a = '', b = '', c = ''] = ids
  await lin.call(contract.showMedals, { medalIds: [c, a, b] })
  expect((await lin.call(contract.getHonours, {})).shown.map(({ id }) => id)).toEqual([c, a, b])
  await lin.call(contract.showMedals, { medalIds: [b] })
  expect((await mei.call(contract.getHonours, { userId: linId })).shown.map(({ id }) => id)).toEqual([b])
  expect(await mei.refused(contract.showMedals, { medalIds: [a] })).toBe('NOT_FOUND')
})

test('a medal created later is awarded to everyone who has done enough already, and nobody loses one', async () => {
  const { lin, tang, like, runJobs } = await opened()
  await like()
  const sheet = { name: '暖心', deed: 'like', needed: 1, glyph: 'bloom', tier: 'gold' } as const
  const { id } = await tang.call(contract.addMedal, sheet)
  await runJobs()
  expect((await lin.call(contract.listEarnedMedals, {})).records).toMatchObject([{ id }])
  expect((await tang.call(contract.listManagedMedals, {})).records).toMatchObject([
    { id, holders: 1, reached: 1 },
  ])
  await tang.call(contract.editMedal, { id, ...sheet, needed: 100, revision: 0 })
  expect(await tang.refused(contract.editMedal, { id, ...sheet, revision: 0 })).toBe('MEDAL_CHANGED')
  await runJobs()
  expect((await lin.call(contract.listEarnedMedals, {})).records).toHaveLength(1)
  expect(await lin.refused(contract.addMedal, sheet)).toBe('NO_RIGHT_CREATE')
})

test('B-274 the icon of a medal is an uploaded jpg or png', async () => {
  const { tang, sql, linId } = await opened()
  const sheet = { name: '图', deed: 'like', needed: 1, glyph: 'book', tier: 'gold' } as const
  const film = await makeFile(sql, { ownerId: linId, purpose: 'knowledge' })
  expect(await tang.refused(contract.addMedal, { ...sheet, pictureId: film })).toBe('NOT_FOUND')
  const picture = await makeFile(sql, { ownerId: linId, purpose: 'medal', name: 'a.png', type: 'image/png' })
  expect((await tang.call(contract.addMedal, { ...sheet, pictureId: picture })).id).toMatch(/^\d+$/)
})

test('titles and levels follow total points earned; one of the earned titles is worn', async () => {
  const { lin, sql, linId, ctx } = await opened()
  const [low, high] = [await makeTitle(sql, 50), await makeTitle(sql, 5000)]
  await earn(await ctx(), { accountId: linId, rule: 'test.gift', object: 'g', amount: 120 })
  expect((await lin.call(contract.listEarnedTitles, { id: linId })).records.map(({ id }) => id)).toEqual([
    low,
  ])
  expect((await lin.call(contract.listTitles, {})).records.map(({ id }) => id)).toEqual([low, high])
  expect(await lin.refused(contract.wearTitle, { id: high })).toBe('TITLE_NOT_HELD')
  await lin.call(contract.wearTitle, { id: low })
  expect(await lin.call(contract.getHonours, {})).toMatchObject({
    level: 2,
    from: 100,
    next: 300,
    lifetime: 120,
  })
  expect((await lin.call(contract.listEarnedTitles, { id: linId })).wornId).toBe(low)
})

test('title names are unique, and nobody wears a deleted title', async () => {
  const { tang, lin, linId } = await opened()
  const { id } = await tang.call(contract.addTitle, { name: '学海拾贝', points: 0 })
  const other = await tang.call(contract.addTitle, { name: '博闻', points: 10 })
  expect(await tang.refused(contract.addTitle, { name: '学海拾贝', points: 1 })).toBe('TITLE_TAKEN')
  expect(await tang.refused(contract.editTitle, { id: other.id, name: '学海拾贝', points: 1 })).toBe(
    'TITLE_TAKEN',
  )
  await lin.call(contract.wearTitle, { id })
  expect((await tang.call(contract.listManagedTitles, {})).records[0]).toMatchObject({ id, wearers: 1 })
  await tang.call(contract.removeTitle, { id })
  expect((await lin.call(contract.listEarnedTitles, { id: linId })).wornId).toBeNull()
})
