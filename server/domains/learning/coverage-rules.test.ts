import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tier } from '#testing/tier'
import {
  type Coverage,
  isViewed,
  maxGapSeconds,
  missingIn,
  provedStretch,
  secondsIn,
  type Stretch,
  withStretch,
} from './coverage-rules.ts'

const at = (second: number) => new Date(second * 1000)
const all = (stretches: readonly Stretch[]): Coverage => stretches.reduce<Coverage>(withStretch, [])

describe('coverage', () => {
  test('overlapping and touching stretches are merged', () => {
    expect(
      all([
        [0, 10],
        [20, 30],
        [10, 20],
      ]),
    ).toEqual([[0, 30]])
    expect(
      all([
        [5, 8],
        [0, 3],
      ]),
    ).toEqual([
      [0, 3],
      [5, 8],
    ])
  })

  test('the missing parts are the rest', () => {
    expect(
      missingIn(
        [
          [0, 10],
          [40, 50],
        ],
        60,
      ),
    ).toEqual([
      [10, 40],
      [50, 60],
    ])
    expect(missingIn([], 60)).toEqual([[0, 60]])
    expect(missingIn([[0, 60]], 60)).toEqual([])
  })

  test('a recording counts as viewed at its threshold and not before', () => {
    expect(isViewed([[0, 89]], 100, 90)).toBe(false)
    expect(isViewed([[0, 90]], 100, 90)).toBe(true)
    expect(isViewed([[0, 90]], 0, 90)).toBe(false)
  })
})

describe('what a heartbeat proves', () => {
  const last = { at: at(100), position: 50 }

  test('playing at an allowed speed', () => {
    expect(provedStretch(last, { at: at(115), position: 65 }, 1)).toEqual([50, 65])
    expect(provedStretch(last, { at: at(115), position: 80 }, 2)).toEqual([50, 80])
  })

  test('a jump proves nothing, not even the part that time would allow', () => {
    expect(provedStretch(last, { at: at(115), position: 600 }, 2)).toBeUndefined()
  })

  test('going back, long silence and clock jumps prove nothing', () => {
    expect(provedStretch(last, { at: at(115), position: 20 }, 2)).toBeUndefined()
    expect(provedStretch(last, { at: at(100 + maxGapSeconds + 1), position: 60 }, 2)).toBeUndefined()
    expect(provedStretch(last, { at: at(99), position: 60 }, 2)).toBeUndefined()
    expect(provedStretch(last, { at: at(100), position: 50.4 }, 2)).toBeUndefined()
  })
})

const heartbeats = fc.array(
  fc.record({ wait: fc.integer({ min: -5, max: 90 }), position: fc.integer({ min: 0, max: 3600 }) }),
  { maxLength: 60 },
)

test('INV-L05 whatever heartbeats arrive, the credit never exceeds wall-clock time times speed', () => {
  fc.assert(
    fc.property(heartbeats, fc.constantFrom(1, 1.5, 2, 3), (sent, speed) => {
      let [clock, position, coverage, elapsed] = [0, 0, [] as Coverage, 0]
      for (const { wait, position: to } of sent) {
        const last = { at: at(clock), position }
        const stretch = provedStretch(last, { at: at(clock + wait), position: to }, speed)
        if (stretch) coverage = withStretch(coverage, stretch)
        clock += wait
        elapsed += Math.max(0, wait)
        position = to
      }
      expect(secondsIn(coverage)).toBeLessThanOrEqual(elapsed * speed + 1e-6)
    }),
    { numRuns: tier(500, 5000) },
  )
})

test('coverage does not depend on the order of stretches', () => {
  const stretch = fc
    .tuple(fc.nat(500), fc.nat(500))
    .map(([a, b]): Stretch => [Math.min(a, b), Math.max(a, b)])
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 40 }), (stretches) => {
      const seconds = new Set(stretches.flatMap(([a, b]) => Array.from({ length: b - a }, (_, i) => a + i)))
      expect(secondsIn(all(stretches))).toBe(seconds.size)
      expect(all(stretches.toReversed())).toEqual(all(stretches))
      expect(secondsIn(missingIn(all(stretches), 500)) + seconds.size).toBe(500)
    }),
    { numRuns: tier(300, 5000) },
  )
})
