import { expect, test } from 'vitest'
import { doubtAboutLikes, doubtAboutPace } from './rules.ts'

const likes = (fromPartner: number, toPartner: number, received: number) =>
  doubtAboutLikes({ partnerId: '9', fromPartner, toPartner, received })?.kind

test('A63 two people who like each other in turn are a ring; one-sided or rare likes are not', () => {
  expect(likes(5, 5, 40)).toBe('ring')
  expect(likes(4, 50, 40)).toBeUndefined()
  expect(likes(50, 4, 100)).toBeUndefined()
})

test('A63 an author whom nearly nobody else likes has a partner; one frequent reader among many is none', () => {
  expect(likes(8, 0, 10)).toBe('partner')
  expect(likes(7, 0, 10)).toBeUndefined()
  expect(likes(9, 0, 9)).toBeUndefined()
})

const at = (...ms: readonly number[]) => ms.map((offset) => new Date(1_000_000 + offset))

test('A63 four things opened within less than a second each are too fast, in any order of events', () => {
  expect(doubtAboutPace(at(0, 400, 800, 1700))).toEqual({ kind: 'pace', count: 4, of: 4, seconds: 2 })
  expect(doubtAboutPace(at(1700, 0, 800, 400))?.count).toBe(4)
  expect(doubtAboutPace(at(0, 400, 800))).toBeUndefined()
  // A pause of a second ends the run.
  expect(doubtAboutPace(at(0, 100, 200, 300, 1300))).toBeUndefined()
  expect(doubtAboutPace(at(0, 1000, 2000, 3000, 4000))).toBeUndefined()
  expect(doubtAboutPace([])).toBeUndefined()
})
