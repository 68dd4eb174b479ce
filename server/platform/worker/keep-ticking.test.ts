import { expect, test, vi } from 'vitest'
import { makeClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { makeLog } from '../log.ts'
import { keepTicking } from './keep-ticking.ts'

const log = makeLog(readConfig({ LOG_LEVEL: 'silent' }))

test('C-02 the clock ticks at every full minute; what fails or comes too early is tried again within it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T08:00:30Z') })
  const clock = makeClock()
  const minutes: string[] = []
  let isAway = false
  const ticks = keepTicking({ clock, log }, async () => {
    if (isAway) throw new Error('the database is away')
    const minute = new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000)
    minutes.push(minute.toISOString().slice(11, 16))
    return minute
  })
  try {
    await vi.advanceTimersByTimeAsync(90_000)
    expect(minutes).toEqual(['08:00', '08:01', '08:02'])
    isAway = true
    await vi.advanceTimersByTimeAsync(70_000)
    isAway = false
    await vi.advanceTimersByTimeAsync(1000)
    expect(minutes.slice(3)).toEqual(['08:03'])
    // A node whose clock runs ahead comes a moment too early: the minute of the database is still the last one.
    clock.travel(-100)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(minutes.at(-1)).toBe('08:04')
  } finally {
    ticks.stop()
    vi.useRealTimers()
  }
})
