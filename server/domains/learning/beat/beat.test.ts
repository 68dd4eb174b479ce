import { randomUUID } from 'node:crypto'
import { checkStudyCaptcha, getCurrentUser, getStudyCaptcha } from '@lyceum/contract/identity'
import * as contract from '@lyceum/contract/learning'
import { describe, expect, test } from 'vitest'
import { moduleViewed } from '#events/learning'
import { house, type House } from '#testing/house'
import { tier } from '#testing/tier'
import { setStudyCode } from '../../identity/make.ts'
import { makeStudy } from '../make.ts'
import { on } from '../tables.ts'

const idOf = async (person: House['lin']) => (await person.call(getCurrentUser, {})).usrEntId

/** lin has opened the first module of a course of one film of a minute. */
async function watching(fields: Record<string, unknown> = {}) {
  const home = await house()
  const sql = await home.db()
  const study = await makeStudy(sql, { accountId: await idOf(home.lin), modules: [fields, { type: 'REF' }] })
  const player = randomUUID()
  const modId = study.ids[0] ?? ''
  await home.lin.call(contract.startStudy, { id: study.courseId, modId, player })
  let seq = 0
  /** Lets seconds pass, and then a beat comes. */
  const beat = async (
    seconds: number,
    position: number,
    said: { player?: string; isWatching?: boolean } = {},
  ) => {
    home.parts.clock.travel(seconds * 1000)
    seq += 1
    return home.lin.call(contract.sendBeat, { player, seq, position, isWatching: true, ...said })
  }
  return { ...home, ...study, sql, modId, player, beat }
}

describe('beats of a player', () => {
  test('who watches to the end has viewed it, and the fact is told once', async () => {
    const { lin, beat, modId, asOwner } = await watching()
    expect(await beat(15, 15)).toMatchObject({ isActive: true, percent: 25, isViewed: false })
    await beat(15, 30)
    await beat(15, 45)
    expect(await beat(15, 60)).toMatchObject({ percent: 100, isViewed: true, covered: [[0, 60]] })
    await beat(5, 60)
    const { rows } = await asOwner((client) =>
      client.query('select details from platform.fact where name = $1', [moduleViewed.name]),
    )
    expect(rows).toHaveLength(1)
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ status: 'COMPLETED', missing: [] })
  })

  test('who skips gets no credit, and is shown what is missing', async () => {
    const { lin, beat, modId } = await watching()
    await beat(10, 10)
    await beat(2, 50)
    expect(await beat(10, 60)).toMatchObject({
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

  test('C-307 the record of a film is the same beat, and a module of another site is not there', async () => {
    const { lin, stranger, modId, player, parts } = await watching()
    parts.clock.travel(10_000)
    const said = { id: modId, player, seq: 1, position: 10, isWatching: true }
    expect(await lin.call(contract.recordView, said)).toMatchObject({
      creditedSeconds: 10,
      covered: [[0, 10]],
    })
    expect(await lin.call(contract.recordView, said)).toMatchObject({ creditedSeconds: 0 })
    expect(await stranger.refused(contract.recordView, said)).toBe('NOT_FOUND')
  })

  test('a player that was overtaken hears it, and earns nothing more', async () => {
    const { lin, beat, courseId, modId } = await watching()
    await beat(15, 15)
    await lin.call(contract.startStudy, { id: courseId, modId, player: randomUUID() })
    expect(await beat(15, 30)).toMatchObject({ isActive: false, creditedSeconds: 0 })
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ covered: [[0, 15]], position: 15 })
  })

  test('beats without anything opened, and of a course that has ended, earn nothing', async () => {
    const { mei, beat, sql, enrolmentId, lin, modId } = await watching()
    const said = { player: randomUUID(), seq: 1, position: 10, isWatching: true }
    expect(await mei.call(contract.sendBeat, said)).toMatchObject({ isActive: false })
    await on(sql)
      .updateTable('learning.enrolment')
      .set({ status: 'ABANDONED' })
      .where('id', '=', enrolmentId)
      .execute()
    await beat(15, 15)
    expect(await lin.call(contract.getModule, { modId })).toMatchObject({ covered: [], seconds: 0 })
  })

  test('a field too many is refused: nobody says how much was watched', async () => {
    const { lin, player } = await watching()
    const said = { player, seq: 1, position: 10, isWatching: true, seconds: 60 }
    expect(await lin.refused(contract.sendBeat, said)).toBe('INVALID_INPUT')
  })
})

describe('the code during study', () => {
  test('E-080 B-252 B-253 study stops until the code was typed; a wrong one is spent', async () => {
    const { lin, parts, player, modId, beat, db } = await watching({ checksPresence: true, minutes: 20 })
    await beat(15, 15)
    parts.clock.travel(500_000)
    const said = { player, isWatching: true }
    expect(await lin.refused(contract.sendBeat, { ...said, seq: 50, position: 20 })).toBe(
      'LEARN_CODE_REQUIRED',
    )
    const { id: wrong, closesIn } = await lin.call(getStudyCaptcha, {})
    expect(closesIn).toBe(60)
    const guess = { ...said, seq: 51, position: 20, codeId: wrong, code: '????' }
    expect(await lin.refused(contract.sendBeat, guess)).toBe('LEARN_CODE_REQUIRED')
    expect(await lin.call(checkStudyCaptcha, { id: wrong, code: 'any' })).toEqual({ isRight: false })
    // Nobody but a person can read the picture: the code of another one is put in its place.
    const { id } = await lin.call(getStudyCaptcha, {})
    const code = await setStudyCode(await db(), { config: parts.config, id })
    expect(
      await lin.call(contract.sendBeat, { ...said, seq: 52, position: 20, codeId: id, code }),
    ).toMatchObject({
      isActive: true,
    })
    parts.clock.travel(10_000)
    expect(await lin.call(contract.sendBeat, { ...said, seq: 53, position: 30 })).toMatchObject({
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

describe('many at once', () => {
  test('INV-L05 ten tabs at once earn what one could', async () => {
    const { lin, parts, courseId, modId, sql, enrolmentId } = await watching({ minutes: 10 })
    const tabs = Array.from({ length: 10 }, () => randomUUID())
    for (const player of tabs) await lin.call(contract.startStudy, { id: courseId, modId, player })
    const from = Date.now()
    for (let round = 1; round <= tier(6, 30); round += 1) {
      parts.clock.travel(10_000)
      await Promise.all(
        tabs.flatMap((player, tab) => [
          lin.call(contract.sendBeat, {
            player,
            seq: round * 2,
            position: tab * 60 + round * 10,
            isWatching: true,
          }),
          lin.call(contract.sendBeat, {
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

  test('beats of many people in one commit are each weighed by their own', async () => {
    const home = await house()
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
        person.call(contract.sendBeat, { player, seq: 1, position: [20, 40, 59][i] ?? 0, isWatching: true }),
      ),
    )
    expect(answers.map(({ percent }) => percent)).toEqual([33, 66, 0])
  })
})
