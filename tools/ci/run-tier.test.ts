import { expect, test } from 'vitest'
import { cpuIn, runTier } from './run-tier.ts'

test('the CPU time of the children is read from the shell’s output', () => {
  expect(cpuIn('0m0.002s 0m0.001s\n1m2.500s 0m0.750s\n')).toBeCloseTo(63.25)
  expect(cpuIn('')).toBe(0)
})

test('a command that fails outside of its tests is reported by its last output lines', async () => {
  const command = ['bash', '-c', 'echo first; echo; echo "the process ended" >&2; exit 1']
  const { isGood, lastLines } = await runTier({ name: 'broken', command })
  expect([isGood, lastLines]).toEqual([false, expect.stringContaining('the process ended')])
  expect(await runTier({ name: 'whole', command: ['true'] })).not.toHaveProperty('lastLines')
})
