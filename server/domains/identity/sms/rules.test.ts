import { expect, test } from 'vitest'
import { secondsToWait } from './rules.ts'

const now = new Date('2030-05-01T04:00:00Z')
const ago = (...seconds: number[]) => seconds.map((secondsAgo) => new Date(now.getTime() - secondsAgo * 1000))
const nothing = { toNumber: [], fromAddress: 0, fromSite: 0, budget: 1000 }

test('one code a minute, five an hour, ten a day for one number (D09)', () => {
  const wait = (...seconds: number[]) => secondsToWait({ ...nothing, toNumber: ago(...seconds) }, now)
  expect(wait()).toBe(0)
  expect(wait(0)).toBe(60)
  expect(wait(59)).toBe(1)
  expect(wait(60)).toBe(0)
  expect(wait(100, 200, 300, 400)).toBe(0)
  expect(wait(100, 200, 300, 400, 500)).toBe(3100)
  const nine = Array.from({ length: 9 }, (_, i) => 3700 + i * 3700)
  expect(wait(...nine)).toBe(0)
  expect(wait(...nine, 40_000)).toBe(86_400 - 40_000)
})

test('twenty an hour for one address, and a budget for the site', () => {
  expect(secondsToWait({ ...nothing, fromAddress: 19 }, now)).toBe(0)
  expect(secondsToWait({ ...nothing, fromAddress: 20 }, now)).toBe(3600)
  expect(secondsToWait({ ...nothing, fromSite: 1000 }, now)).toBe(3600)
  expect(secondsToWait({ ...nothing, budget: 0 }, now)).toBe(3600)
})
