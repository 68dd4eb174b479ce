import * as contract from '@lyceum/contract/exam'
import { describe, expect, test } from 'vitest'
import { changeSettings } from '#domains/site'
import { minutes } from '../bench-make.ts'
import { sweep } from '../handing-in/sweep-overdue.ts'
import { on } from '../tables.ts'
import { answering } from '../outage-bench-make.ts'
import { noticeOutage } from './notice-outage.ts'

const less = (ends: readonly number[], ms: number) => ends.map((end) => end - ms)

describe('not an outage', () => {
  test('S-03 a candidate who disconnects for ten minutes gains nothing', async () => {
    const { lin, linPaper, saveAs, silence, wasThere, ends, ctx } = await answering()
    await saveAs(lin, linPaper)
    const before = await ends()
    await silence(600)
    await wasThere()
    await saveAs(lin, linPaper, 2)
    await sweep(await ctx())
    expect(await ends()).toEqual(less(before, minutes(10)))
  })

  test('S-03 a worker stopped for 175 s while saves are acknowledged moves no deadline', async () => {
    const { lin, linPaper, saveAs, silence, wasThere, ends, ctx } = await answering()
    await sweep(await ctx())
    const before = await ends()
    for (let round = 1; round <= 7; round += 1) {
      await silence(25)
      await wasThere()
      await saveAs(lin, linPaper, round)
    }
    await sweep(await ctx())
    await sweep(await ctx())
    expect(await ends()).toEqual(less(before, 175_000))
  })

  test('S-03 a node whose clock is two hours off moves no deadline', async () => {
    const { lin, linPaper, saveAs, heartbeat, ends, ctx, parts } = await answering()
    await saveAs(lin, linPaper)
    const before = await ends()
    for (const skew of [minutes(120), -minutes(120)]) {
      parts.clock.travel(skew)
      await heartbeat('a')
      await noticeOutage(await ctx())
      parts.clock.travel(-skew)
      await noticeOutage(await ctx())
    }
    expect(await ends()).toEqual(before)
  })

  test('S-03 saves acknowledged while no heartbeat can be written are no outage', async () => {
    const { lin, linPaper, saveAs, silence, heartbeat, ends, ctx } = await answering()
    const before = await ends()
    for (let round = 1; round <= 8; round += 1) {
      await silence(25)
      await saveAs(lin, linPaper, round)
    }
    expect(await heartbeat('a')).toBeDefined()
    expect(await noticeOutage(await ctx())).toBe(0)
    expect(await ends()).toEqual(less(before, 200_000))
  })

  test('S-03 S-07 one locked row of a site blocks neither its saves nor another site, and is no outage', async () => {
    const { lin, linPaper, saveAs, silence, wasThere, ends, ctx, asOwner, db } = await answering()
    await silence(40)
    await wasThere()
    const before = await ends()
    await asOwner(async (client) => {
      await client.query('begin; select from exam.pulse for update')
      await saveAs(lin, linPaper)
      await Promise.all([sweep(await ctx()), sweep(await ctx('beta'))])
      await client.query('rollback')
    })
    expect(await ends()).toEqual(before)
    expect(
      await on(await db('beta'))
        .selectFrom('exam.downtime')
        .select('id')
        .execute(),
    ).toEqual([])
  })
})

describe('an outage', () => {
  test('S-03 of five minutes gives everybody answering exactly the time from the last to the first acknowledgement', async () => {
    const { lin, linPaper, saveAs, silence, heartbeat, ends, ctx, sql } = await answering()
    await saveAs(lin, linPaper)
    const before = less(await ends(), minutes(5))
    await silence(300)
    const gap = await heartbeat('a')
    await noticeOutage(await ctx())
    const down = await on(sql).selectFrom('exam.downtime').selectAll().executeTakeFirstOrThrow()
    const { seenAt } = await on(sql)
      .selectFrom('exam.attempt')
      .select('seenAt')
      .where('id', '=', linPaper.id)
      .executeTakeFirstOrThrow()
    // The last signal was the save: it came after the heartbeats.
    expect(down.beganAt.getTime() - seenAt.getTime()).toBeLessThanOrEqual(1)
    expect(down.endedAt).toEqual(gap?.endedAt)
    const lost = down.endedAt.getTime() - down.beganAt.getTime()
    expect(lost).toBeGreaterThan(299_000)
    expect(await ends()).toEqual(before.map((end) => end + lost))
    expect(await lin.call(contract.getAttempt, { id: linPaper.id })).toMatchObject({
      givenBackSeconds: Math.ceil(lost / 1000),
    })
  })

  test('S-03 ends with the first save if that comes before the first heartbeat, and begins with the last', async () => {
    const { lin, mei, linPaper, meiPaper, saveAs, silence, heartbeat, ends, ctx, sql } = await answering()
    await saveAs(lin, linPaper)
    await silence(300)
    const before = await ends()
    await saveAs(mei, meiPaper)
    await saveAs(lin, linPaper, 2)
    await silence(20)
    await heartbeat('b')
    await noticeOutage(await ctx())
    const down = await on(sql).selectFrom('exam.downtime').selectAll().executeTakeFirstOrThrow()
    const lost = down.endedAt.getTime() - down.beganAt.getTime()
    expect(Math.abs(lost - 300_000)).toBeLessThan(2000)
    expect(await ends()).toEqual(before.map((end) => end - 20_000 + lost))
  })

  test('S-03 detected by two nodes and three other callers at once is given back once', async () => {
    const { silence, heartbeat, ends, ctx, sql } = await answering()
    await silence(300)
    const before = await ends()
    const found = await Promise.all([heartbeat('a'), heartbeat('b'), heartbeat('c')])
    expect(found.filter((gap) => gap !== undefined)).toHaveLength(1)
    const all = await Promise.all([ctx(), ctx(), ctx()])
    const moved = await Promise.all(all.map((item) => noticeOutage(item)))
    expect(moved.toSorted((item, other) => item - other)).toEqual([0, 0, 2])
    await sweep(await ctx())
    const gained = (await ends()).map((end, i) => end - (before[i] ?? 0))
    expect(gained.every((ms) => ms >= 300_000 && ms < 310_000)).toBe(true)
    expect(await on(sql).selectFrom('exam.downtime').select('capSeconds').execute()).toEqual([
      { capSeconds: 1800 },
    ])
  })

  test('S-03 gives thirty minutes at most, or as the site has set it', async () => {
    const { silence, heartbeat, ends, ctx } = await answering({ settings: { minutes: 240 } })
    await silence(45 * 60)
    const before = await ends()
    await heartbeat('a')
    await noticeOutage(await ctx())
    const capped = before.map((end) => end + minutes(30))
    expect(await ends()).toEqual(capped)
    const site = await ctx()
    await site.transaction((ctx) => changeSettings(ctx, [{ name: 'exam.outageMinutes', value: 10 }]))
    await silence(20 * 60)
    await heartbeat('a')
    await noticeOutage(await ctx())
    expect(await ends()).toEqual(capped.map((end) => end - minutes(20) + minutes(10)))
  })

  test('S-03 lets returning candidates continue, also before the first heartbeat', async () => {
    const { lin, linPaper, saveAs, silence, ends, sql } = await answering({ settings: { minutes: 15 } })
    await saveAs(lin, linPaper)
    await silence(20 * 60)
    const saved = await saveAs(lin, linPaper, 2)
    expect(saved.remainingSeconds).toBeGreaterThan(14 * 60)
    expect(new Set((await ends()).map((end) => Math.round((end - Date.now()) / 60_000)))).toEqual(
      new Set([15]),
    )
    expect(await on(sql).selectFrom('exam.downtime').select('id').execute()).toHaveLength(1)
  })

  test('S-03 the sweeper closes nothing that an ongoing outage will reopen', async () => {
    const { silence, heartbeat, ctx, sql } = await answering({ settings: { minutes: 15 } })
    await silence(20 * 60)
    expect(await sweep(await ctx())).toBe(0)
    await heartbeat('a')
    expect(await sweep(await ctx())).toBe(0)
    const open = await on(sql).selectFrom('exam.attempt').select('state').execute()
    expect(open).toEqual([{ state: 'open' }, { state: 'open' }])
  })
})
