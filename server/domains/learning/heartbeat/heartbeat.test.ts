import { randomUUID } from 'node:crypto'
import { checkStudyCaptcha, getCurrentUser, getStudyCaptcha } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { moduleViewed } from '#events/learning'
import { testApp, type TestApp } from '#testing/test-app'
import { tier } from '#testing/tier'
import { setStudyCode } from '../../identity/make.ts'
import { makeStudy } from '../make.ts'
import { on } from '../tables.ts'

const idOf = async (person: TestApp['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** lin has opened the first module of a course with one video of a minute. */
async function watching(fields: Record<string, unknown> = {}) {
  const home = await testApp()
  const sql = await home.db()
  const study = await makeStudy(sql, { accountId: await idOf(home.lin), modules: [fields, { type: 'REF' }] })
  const player = randomUUID()
  const modId = study.ids[0] ?? ''
  await home.lin.call(contract.startStudy, { id: study.courseId, modId, player })
  let seq = 0
  /** Lets seconds pass, then sends a heartbeat. */
  const heartbeat = async (
    seconds: number,
    position: number,
    message: { player?: string; isWatching?: boolean } = {},
  ) => {
    home.parts.clock.travel(seconds * 1000)
    seq += 1
    return home.lin.call(contract.recordHeartbeat, { player, seq, position, isWatching: true, ...message })
  }
  return { ...home, ...study, sql, modId, player, heartbeat }
}

describe('heartbeats of a player', () => {
  test('watching to the end marks the module viewed, and publishes the event once', async () => {
    const { lin, heartbeat, modId, asOwner } = await watching()
    expect(await heartbeat(15, 15)).toMatchObject({ isActive: true, percent: 25, isViewed: false })
    await heartbeat(15, 30)
    await heartbeat(15, 45)
    expect(await heartbeat(15, 60)).toMatchObject({ percent: 100, isViewed: true, covered: [[0, 60]] })
    await heartbeat(5, 60)
    const { rows } = await asOwner((client) =>
      client.query('select details from platform.fact where name = $1', [moduleViewed.name]),
    )
    expect(rows).toHaveLength(1)
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ status: 'COMPLETED', missing: [] })
  })

  test('skipping gives no credit, and the missing parts are shown', async () => {
    const { lin, heartbeat, modId } = await watching()
    await heartbeat(10, 10)
    await heartbeat(2, 50)
    expect(await heartbeat(10, 60)).toMatchObject({
      isViewed: false,
      covered: [
        [0, 10],
        [50, 60],
      ],
    })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({
      status: 'BROWSED',
      percent: 33,
      missing: [[10, 50]],
    })
  })

  test('C-307 recordView accepts the same heartbeat, and a module of another site is not found', async () => {
    const { lin, stranger: outsider, modId, player, parts } = await watching()
    parts.clock.travel(10_000)
    const message = { id: modId, player, seq: 1, position: 10, isWatching: true }
    expect(await lin.call(contract.recordView, message)).toMatchObject({
      creditedSeconds: 10,
      covered: [[0, 10]],
    })
    expect(await lin.call(contract.recordView, message)).toMatchObject({ creditedSeconds: 0 })
    expect(await outsider.refused(contract.recordView, message)).toBe('NOT_FOUND')
  })

  test('a replaced player is told so, and gets no more credit', async () => {
    const { lin, heartbeat, courseId, modId } = await watching()
    await heartbeat(15, 15)
    await lin.call(contract.startStudy, { id: courseId, modId, player: randomUUID() })
    expect(await heartbeat(15, 30)).toMatchObject({ isActive: false, creditedSeconds: 0 })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ covered: [[0, 15]], position: 15 })
  })

  test('heartbeats without an open player, or for an ended course, give no credit', async () => {
    const { mei, heartbeat, sql, enrolmentId, lin, modId } = await watching()
    const message = { player: randomUUID(), seq: 1, position: 10, isWatching: true }
    expect(await mei.call(contract.recordHeartbeat, message)).toMatchObject({ isActive: false })
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ status: 'ABANDONED' })
      .where('id', '=', enrolmentId)
      .execute()
    await heartbeat(15, 15)
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ covered: [], seconds: 0 })
  })

  test('rejects an unknown field: clients cannot claim watched time', async () => {
    const { lin, player } = await watching()
    const message = { player, seq: 1, position: 10, isWatching: true, seconds: 60 }
    expect(await lin.refused(contract.recordHeartbeat, message)).toBe('INVALID_INPUT')
  })
})

describe('the captcha during study', () => {
  test('E-080 B-252 B-253 study stops until the captcha is solved; a wrong answer uses it up', async () => {
    const { lin, parts, player, modId, heartbeat, db } = await watching({ checksPresence: true, minutes: 20 })
    await heartbeat(15, 15)
    parts.clock.travel(500_000)
    const message = { player, isWatching: true }
    expect(await lin.refused(contract.recordHeartbeat, { ...message, seq: 50, position: 20 })).toBe(
      'LEARN_CODE_REQUIRED',
    )
    const { id: wrong, closesIn } = await lin.call(getStudyCaptcha, {})
    expect(closesIn).toBe(60)
    const guess = { ...message, seq: 51, position: 20, codeId: wrong, code: '????' }
    expect(await lin.refused(contract.recordHeartbeat, guess)).toBe('LEARN_CODE_REQUIRED')
    expect(await lin.call(checkStudyCaptcha, { id: wrong, code: 'any' })).toEqual({ isRight: false })
    // A test cannot read the picture, so a known code is stored in its place.
    const { id } = await lin.call(getStudyCaptcha, {})
    const code = await setStudyCode(await db(), { config: parts.config, id })
    expect(
      await lin.call(contract.recordHeartbeat, { ...message, seq: 52, position: 20, codeId: id, code }),
    ).toMatchObject({
      isActive: true,
    })
    parts.clock.travel(10_000)
    expect(await lin.call(contract.recordHeartbeat, { ...message, seq: 53, position: 30 })).toMatchObject({
      creditedSeconds: 10,
    })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({
      covered: [
        [0, 15],
        [20, 30],
      ],
    })
  })
})

describe('concurrency', () => {
  test('INV-L05 ten concurrent tabs get no more credit than one', async () => {
    const { lin, parts, courseId, modId, sql, enrolmentId } = await watching({ minutes: 10 })
    const tabs = Array.from({ length: 10 }, () => randomUUID())
    for (const player of tabs) await lin.call(contract.startStudy, { id: courseId, modId, player })
    const from = Date.now()
    for (let round = 1; round <= tier(6, 30); round += 1) {
      parts.clock.travel(10_000)
      await Promise.all(
        tabs.flatMap((player, tab) => [
          lin.call(contract.recordHeartbeat, {
            player,
            seq: round * 2,
            position: tab * 60 + round * 10,
            isWatching: true,
          }),
          lin.call(contract.recordHeartbeat, {
            player,
            seq: round * 2,
            position: tab * 60 + round * 20,
            isWatching: true,
          }),
        ]),
      )
    }
    const { seconds } = await on(sql)
      .selectFrom('learning.progress')
      .select('seconds')
      .where('enrolmentId', '=', enrolmentId)
      .executeTakeFirstOrThrow()
    const wall = tier(60, 300) + (Date.now() - from) / 1000
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(wall)
    const { covered } = await lin.call(contract.getModule, { modId })
    expect(covered.reduce((sum, [a, b]) => sum + b - a, 0)).toBeLessThanOrEqual(wall * 2)
  })

  test('heartbeats of many people in one commit are each checked against their own player', async () => {
    const home = await testApp()
    const sql = await home.db()
    const people = [home.lin, home.mei, home.chen]
    const players = await Promise.all(
      people.map(async (person) => {
        const study = await makeStudy(sql, { accountId: await idOf(person), modules: [{}] })
        const player = randomUUID()
        const modId = study.ids[0] ?? ''
        await person.call(contract.startStudy, { id: study.courseId, modId, player })
        return { person, player }
      }),
    )
    home.parts.clock.travel(20_000)
    const answers = await Promise.all(
      players.map(({ person, player }, i) =>
        person.call(contract.recordHeartbeat, {
          player,
          seq: 1,
          position: [20, 40, 59][i] ?? 0,
          isWatching: true,
        }),
      ),
    )
    expect(answers.map(({ percent }) => percent)).toEqual([33, 66, 0])
  })
})
