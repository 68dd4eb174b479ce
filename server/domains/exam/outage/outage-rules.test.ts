import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lostMs, outagesIn } from './outage-rules.ts'

const shortestMs = 30_000
const at = (second: number) => new Date(second * 1000)
const span = (from: number, until: number) => ({ beganAt: at(from), endedAt: at(until) })

const moments = fc
  .array(fc.integer({ min: 0, max: 7200 }), { minLength: 2, maxLength: 40 })
  .map((all) => [...new Set(all)].toSorted((value, other) => value - other))

/** The gaps between neighbours that are long enough to be recorded. */
const between = (all: readonly number[]) =>
  all
    .flatMap((from, i) => (i + 1 < all.length ? [span(from, all[i + 1] ?? from)] : []))
    .filter(({ beganAt, endedAt }) => endedAt.getTime() - beganAt.getTime() >= shortestMs)

test('S-03 whatever heartbeats and saves there were, nobody gets more than the time without either, nor more than the cap', () => {
  fc.assert(
    fc.property(
      moments,
      moments,
      fc.record({ started: fc.integer({ min: 0, max: 7200 }), cap: fc.integer({ min: 1, max: 1800 }) }),
      (heartbeats, saves, { started, cap }) => {
        const silences = between(saves)
        const longest = Math.max(
          0,
          ...silences.map((value) => value.endedAt.getTime() - value.beganAt.getTime()),
        )
        for (const gap of between(heartbeats)) {
          for (const outage of outagesIn(gap, silences, shortestMs)) {
            const signals = [...heartbeats, ...saves].map((second) => second * 1000)
            const [from, until] = [outage.beganAt.getTime(), outage.endedAt.getTime()]
            expect(signals.filter((value) => value > from && value < until)).toEqual([])
            expect(signals).toContain(from)
            expect(signals).toContain(until)
            const given = lostMs(outage, at(started), cap * 1000)
            expect(given).toBeGreaterThanOrEqual(0)
            expect(given).toBeLessThanOrEqual(Math.min(cap * 1000, until - from, longest))
          }
        }
      },
    ),
  )
})

test('a gap with continuing saves is no outage; a silence longer than the gap is cut to it', () => {
  expect(outagesIn(span(100, 400), [], shortestMs)).toEqual([])
  expect(outagesIn(span(100, 400), [span(0, 1000)], shortestMs)).toEqual([span(100, 400)])
  expect(outagesIn(span(100, 400), [span(120, 300), span(310, 390)], shortestMs)).toEqual([
    span(120, 300),
    span(310, 390),
  ])
  expect(outagesIn(span(100, 400), [span(375, 1000)], shortestMs)).toEqual([])
})

test('an attempt started during an outage lost the rest of it, and one started afterwards nothing', () => {
  expect(lostMs(span(100, 400), at(0), 1_800_000)).toBe(300_000)
  expect(lostMs(span(100, 400), at(250), 1_800_000)).toBe(150_000)
  expect(lostMs(span(100, 400), at(500), 1_800_000)).toBe(0)
  expect(lostMs(span(100, 4000), at(0), 1_800_000)).toBe(1_800_000)
})
