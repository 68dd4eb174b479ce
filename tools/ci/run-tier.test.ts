import { expect, test } from 'vitest'
import { cpuIn, runTier } from './run-tier.ts'

test('the time of the children is read from what the shell prints', () => {
  expect(cpuIn('0m0.002s 0m0.001s\n1m2.500s 0m0.750s\n')).toBeCloseTo(63.25)
  expect(cpuIn('')).toBe(0)
})

test('a command that fails outside of its tests is named by the last lines that it printed', async () => {
  const command = ['bash', '-c', 'echo first; echo; echo "the process ended" >&2; exit 1']
  const { isGood, lastLines } = await runTier({ name: 'broken', command })
  expect([isGood, lastLines]).toEqual([false, expect.stringContaining('the process ended')])
  expect(await runTier({ name: 'whole', command: ['true'] })).not.toHaveProperty('lastLines')
})
