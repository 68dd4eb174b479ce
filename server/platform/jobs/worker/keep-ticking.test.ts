import { expect, test, vi } from 'vitest'
import { makeClock } from '../../time/clock.ts'
import { readConfig } from '../../process/config.ts'
import { makeLog } from '../../log.ts'
import { keepTicking } from './keep-ticking.ts'

const log = makeLog(readConfig({ LOG_LEVEL: 'silent' }))

test('C-02 ticks at every full minute; a failed or early tick is retried within it', async () => {
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
    // A node whose clock runs ahead ticks too early: the database is still in the previous minute.
    clock.travel(-100)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(minutes.at(-1)).toBe('08:04')
  } finally {
    ticks.stop()
    vi.useRealTimers()
  }
})
