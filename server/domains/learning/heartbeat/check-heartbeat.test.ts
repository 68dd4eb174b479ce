import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import { secondsIn } from '../coverage-rules.ts'
import { type PlayerState, type RecordState, type Heartbeat, checkHeartbeat } from './check-heartbeat.ts'

const start = Date.UTC(2026, 4, 4, 9)
const at = (second: number) => new Date(start + second * 1000)

const film: PlayerState = {
  token: 'mine',
  sequence: 0,
  unit: 'second',
  length: 600,
  maxSpeed: 2,
  threshold: 90,
  beatAt: at(0),
  position: 0,
  provedFrom: 0,
  spareSeconds: 0,
  movedAt: at(0),
  codeDueAt: null,
}
const empty: RecordState = { covered: [], seconds: 0, isViewed: false }

type TestHeartbeat = Omit<Heartbeat, 'at' | 'token' | 'isWatching'> &
  Partial<Pick<Heartbeat, 'token' | 'isWatching'>> & { second: number }

/** Applies heartbeats one after the other, as the server does. */
function replay(player: PlayerState, heartbeats: readonly TestHeartbeat[]) {
  let state = { player, record: empty, outcomes: [] as string[] }
  for (const { second, token = 'mine', isWatching = true, ...heartbeat } of heartbeats) {
    const { outcome, player, record } = checkHeartbeat(state.player, state.record, {
      ...heartbeat,
      token,
      isWatching,
      at: at(second),
    })
    state = { player, record, outcomes: [...state.outcomes, outcome] }
  }
  return state
}

const watched = (heartbeats: readonly TestHeartbeat[], player = film) =>
  secondsIn(replay(player, heartbeats).record.covered)

describe('a video', () => {
  test('watching at normal speed credits every second', () => {
    const heartbeats = Array.from({ length: 40 }, (_, i) => ({
      seq: i + 1,
      second: (i + 1) * 15.3,
      position: (i + 1) * 15.3,
    }))
    const { record } = replay(film, heartbeats)
    expect(record.covered).toEqual([[0, 600]])
    expect(record.isViewed).toBe(true)
    expect(record.seconds).toBeGreaterThanOrEqual(611)
  })

  test('at the fastest allowed speed a late or early heartbeat leaves no gap', () => {
    const second = [15.2, 29.9, 45.3, 59.8, 75.1]
    const heartbeats = second.map((value, i) => ({ seq: i + 1, second: value, position: (i + 1) * 30 }))
    // The last heartbeat was slightly early: its last second is credited with the next one.
    expect(replay(film, heartbeats).record.covered).toEqual([[0, 149]])
  })

  test('a jump to the end gives no credit, and playback continues from there', () => {
    const { record } = replay(film, [
      { seq: 1, second: 15, position: 15 },
      { seq: 2, second: 20, position: 590 },
      { seq: 3, second: 30, position: 600 },
    ])
    expect(record.covered).toEqual([
      [0, 15],
      [590, 600],
    ])
    expect(record.isViewed).toBe(false)
  })

  test('E-080 no credit while a captcha is due', () => {
    const due = { ...film, codeDueAt: at(20) }
    const { record, outcomes } = replay(due, [
      { seq: 1, second: 15, position: 15 },
      { seq: 2, second: 30, position: 30 },
      { seq: 3, second: 45, position: 45 },
    ])
    expect(outcomes).toEqual(['counted', 'codeDue', 'codeDue'])
    expect(record.covered).toEqual([[0, 15]])
  })
})

describe('forged heartbeats', () => {
  test('a repeated heartbeat gives no credit', () => {
    const once = { seq: 1, second: 15, position: 15 }
    const { record, outcomes } = replay(film, [once, { ...once, second: 20 }, { ...once, second: 40 }])
    expect(outcomes).toEqual(['counted', 'stale', 'stale'])
    expect(record.covered).toEqual([[0, 15]])
    expect(record.seconds).toBe(15)
  })

  test('heartbeats out of order get the credit that the newest allows', () => {
    expect(
      watched([
        { seq: 3, second: 15, position: 30 },
        { seq: 1, second: 16, position: 60 },
        { seq: 2, second: 17, position: 90 },
      ]),
    ).toBe(30)
  })

  test('a hundred heartbeats in one second get two seconds', () => {
    const heartbeats = Array.from({ length: 100 }, (_, i) => ({
      seq: i + 1,
      second: (i + 1) / 100,
      position: (i + 1) * 5,
    }))
    expect(watched(heartbeats)).toBeLessThanOrEqual(2)
  })

  test('fractions of a second do not add up to more than the elapsed time', () => {
    const hop = Array.from({ length: 400 }, (_, i) => ({
      seq: i + 1,
      second: (i + 1) * 0.02,
      position: Math.floor(i / 2) + (i % 2 === 0 ? 0.99 : 1.01),
    }))
    expect(watched(hop)).toBeLessThanOrEqual(16)
  })

  test('a sleeping, hidden or paused page gets no credit', () => {
    expect(watched([{ seq: 1, second: 3600, position: 600 }])).toBe(0)
    expect(watched([{ seq: 1, second: 30, position: 30, isWatching: false }])).toBe(0)
    expect(replay(film, [{ seq: 1, second: 30, position: 30, isWatching: false }]).record.seconds).toBe(0)
  })

  test('another player gets no credit, and does not disturb the active one', () => {
    const { record, outcomes } = replay(film, [
      { seq: 1, second: 15, position: 15 },
      { seq: 9, second: 16, position: 400, token: 'other' },
      { seq: 2, second: 30, position: 30 },
    ])
    expect(outcomes).toEqual(['counted', 'elsewhere', 'counted'])
    expect(record.covered).toEqual([[0, 30]])
  })

  const heartbeat = fc.record({
    token: fc.constantFrom('mine', 'mine', 'mine', 'other'),
    seq: fc.integer({ min: 1, max: 60 }),
    // Also back in time.
    wait: fc.oneof(fc.double({ min: 0, max: 70, noNaN: true }), fc.double({ min: -20, max: 0, noNaN: true })),
    position: fc.oneof(fc.double({ min: 0, max: 700, noNaN: true }), fc.integer({ min: 0, max: 600 })),
    isWatching: fc.boolean(),
  })

  test('INV-L05 whatever is sent, the credit never exceeds wall-clock time times speed', () => {
    fc.assert(
      fc.property(
        fc.array(heartbeat, { maxLength: 60 }),
        fc.constantFrom('second' as const, 'page' as const, 'none' as const),
        fc.constantFrom(1, 1.5, 2, 3),
        (heartbeats, unit, maxSpeed) => {
          const player: PlayerState = { ...film, unit, maxSpeed }
          let now = 0
          let latest = 0
          let state = { player, record: empty }
          for (const { wait, ...message } of heartbeats) {
            now += wait
            latest = Math.max(latest, now)
            state = checkHeartbeat(state.player, state.record, { ...message, at: at(now) })
          }
          const covered = secondsIn(state.record.covered)
          expect(state.record.seconds).toBeLessThanOrEqual(latest + 0.001)
          expect(covered).toBeLessThanOrEqual((unit === 'page' ? latest / 2 : latest * maxSpeed) + 0.001)
        },
      ),
      { numRuns: tier(1000, 5000) },
    )
  })
})

describe('a document', () => {
  const pages: PlayerState = { ...film, unit: 'page', length: 3 }

  test('a page counts as read after two seconds', () => {
    const { record } = replay(pages, [
      { seq: 1, second: 5, position: 1 },
      { seq: 2, second: 6, position: 2 },
      { seq: 3, second: 9, position: 2 },
    ])
    expect(record.covered).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(record.isViewed).toBe(false)
  })

  test('no page turn for five minutes counts as not reading', () => {
    const heartbeats = Array.from({ length: 40 }, (_, i) => ({
      seq: i + 1,
      second: (i + 1) * 15,
      position: 0,
    }))
    expect(replay(pages, heartbeats).record.seconds).toBe(300)
  })
})
