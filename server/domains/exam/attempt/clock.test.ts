import * as contract from '@lyceum/contract/exam'
import { afterEach, expect, test, vi } from 'vitest'
import { enrolled, minutes } from '../bench-make.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.for([minutes(10), -minutes(10)])(
  'INV-E05 INV-E04 a node whose clock is off by %i ms does not change anybody’s time',
  async (skew) => {
    const { lin, parts, itmId, asOwner } = await enrolled()
    const real = new Date()
    vi.useFakeTimers({ toFake: ['Date'], now: real.getTime() + skew })
    await parts.clock.synchronise(async () => {
      const { rows } = await asOwner((client) =>
        client.query<{ now: Date }>('select clock_timestamp() as now'),
      )
      return rows[0]?.now ?? real
    })
    const { startedAt, deadlineAt } = await lin.call(contract.startAttempt, { itmId })
    expect(Math.abs(new Date(startedAt).getTime() - real.getTime())).toBeLessThan(minutes(1))
    expect(new Date(deadlineAt).getTime() - new Date(startedAt).getTime()).toBe(minutes(60))
  },
)
