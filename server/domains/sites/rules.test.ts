import { expect, test } from 'vitest'
import { isReserved, originAt, stateOf } from './rules.ts'

const now = new Date('2026-03-18T00:00:00Z')

test('a site is active, about to expire, or expired', () => {
  expect(stateOf(null, now)).toBe('active')
  expect(stateOf(new Date('2026-06-01T00:00:00Z'), now)).toBe('active')
  expect(stateOf(new Date('2026-04-01T00:00:00Z'), now)).toBe('ending')
  expect(stateOf(now, now)).toBe('expired')
})

test('the content host and everything below it is reserved', () => {
  expect(
    ['content.test', 'a.content.test', 'notcontent.test'].map((host) => isReserved(host, 'content.test')),
  ).toEqual([true, true, false])
})

test('a new site is reached with the caller’s own scheme and port', () => {
  expect(originAt('north.localhost', 'http://localhost:3000')).toBe('http://north.localhost:3000')
  expect(originAt('learn.north.example', 'https://learn.example')).toBe('https://learn.north.example')
})
