import { expect, test } from 'vitest'
import { cpuIn } from './run-tier.ts'

test('the time of the children is read from what the shell prints', () => {
  expect(cpuIn('0m0.002s 0m0.001s\n1m2.500s 0m0.750s\n')).toBeCloseTo(63.25)
  expect(cpuIn('')).toBe(0)
})
