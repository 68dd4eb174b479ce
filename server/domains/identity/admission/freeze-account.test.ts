import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Counter, frozen, isWarned, limit, minutesUntil, mostLookedAt, take } from './freeze-account.ts'

const noon = new Date('2030-05-01T04:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)

function afterWrong(count: number, from?: Counter, at = noon) {
  let counter = from
  let last = take(counter, at)
  counter = last.after
  for (let i = 1; i < count; i += 1) {
    last = take(counter, at)
    counter = last.after
  }
  return last
}

test('B-184 the third wrong guess in a row warns of two left, B-183 the fifth freezes for a quarter of an hour', () => {
  const guesses = [1, 2, 3, 4, 5].map((count) => afterWrong(count).guess)
  expect(guesses.map(isWarned)).toEqual([false, false, true, true, false])
  expect(guesses.map((guess) => guess.kind === 'counted' && guess.left)).toEqual([4, 3, 2, 1, 0])
  expect(afterWrong(5).after).toEqual({ failures: 5, freezes: 1, frozenUntil: later(15), lastAt: noon })
})

test('INV-S06 while frozen a few more guesses are checked, and then none', () => {
  const kinds = Array.from({ length: 20 }, (_, i) => afterWrong(i + 1).guess.kind)
  expect(kinds.filter((kind) => kind !== 'ignored')).toHaveLength(mostLookedAt)
  expect(kinds.slice(0, limit)).toEqual(Array.from({ length: limit }, () => 'counted'))
  expect(kinds.at(-1)).toBe('ignored')
})

test('INV-S07 every freeze ends, each lasts twice the one before, none longer than a day', () => {
  let counter: Counter | undefined
  let now = noon
  const lasted: number[] = []
  for (let i = 0; i < 9; i += 1) {
    counter = afterWrong(5, counter, now).after
    lasted.push(minutesUntil(counter.frozenUntil ?? now, now))
    now = new Date((counter.frozenUntil ?? now).getTime())
  }
  expect(lasted).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440])
})

test('after a thaw the count restarts; after a quiet day nothing is remembered', () => {
  const { after } = afterWrong(5)
  expect(take(after, later(14)).guess.kind).toBe('while-frozen')
  expect(take(after, later(15))).toMatchObject({ guess: { kind: 'counted', left: 4 }, after: { freezes: 1 } })
  expect(take(after, later(15 + 1440)).after).toMatchObject({ failures: 1, freezes: 0 })
  expect(take(afterWrong(4).after, later(1439)).guess).toMatchObject({ left: 0 })
  expect(take(afterWrong(4).after, later(1440)).guess).toMatchObject({ left: 4 })
})

test('a frozen account is not frozen again', () => {
  const { after } = afterWrong(5)
  expect(frozen(after, later(5))).toEqual(after)
})

test('however the guesses are spread, no more than the limit is checked between two thaws', () => {
  const pausesInMinutes = fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 })
  const spread = fc.property(pausesInMinutes, (pauses) => {
    let counter: Counter | undefined
    let now = noon
    let looked = 0
    let until: number | undefined
    for (const pause of pauses) {
      now = new Date(now.getTime() + pause * 60_000)
      if (until !== undefined && now.getTime() >= until) {
        looked = 0
        until = undefined
      }
      const { after, guess } = take(counter, now)
      counter = after
      if (guess.kind !== 'ignored') looked += 1
      // A quiet day resets the failures before it, so only an unbroken run counts.
      if (guess.kind === 'counted' && guess.failures === 1) looked = 1
      if (after.frozenUntil) until = after.frozenUntil.getTime()
      expect(looked).toBeLessThanOrEqual(mostLookedAt)
    }
  })
  fc.assert(spread, { numRuns: 500 })
})
