import { afterEach, expect, test, vi } from 'vitest'
import { makeClock } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

const hours = (count: number) => count * 3_600_000

test.for([hours(2), -hours(2)])(
  'S-03 a wall clock that jumps by %i ms between two synchronisations changes nothing',
  async (jump) => {
    const clock = makeClock()
    const real = Date.now()
    await clock.synchronise(async () => new Date(real))
    vi.useFakeTimers({ toFake: ['Date'], now: real + jump })
    expect(Math.abs(clock.now().getTime() - real)).toBeLessThan(5000)
    const skew = await clock.synchronise(async () => new Date(real))
    expect(Math.abs(skew + jump)).toBeLessThan(5000)
  },
)

test("a node whose clock is two hours off uses the database's time", async () => {
  const clock = makeClock()
  const theirs = Date.now() + hours(2)
  await clock.synchronise(async () => new Date(theirs))
  expect(Math.abs(clock.now().getTime() - theirs)).toBeLessThan(5000)
})
