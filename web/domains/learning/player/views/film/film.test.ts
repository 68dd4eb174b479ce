import { expect, test } from 'vitest'
import { filmAct, type Press } from './keys/film-keys.ts'
import { mayGo, nextRate, skippedParts, playerRatio, tileAt } from './film-rules.ts'
import { allowedRate, readHabits } from './habits/player-habits.ts'

const press = (key: string, more: Partial<Press> = {}) =>
  filmAct({ key, isChord: false, isRepeat: false, on: 'page', ...more })

test('M-11 page shortcuts do what people know from other players', () => {
  expect([' ', 'k', 'K'].map((key) => press(key))).toEqual([
    { kind: 'toggle' },
    { kind: 'toggle' },
    { kind: 'toggle' },
  ])
  expect(['ArrowLeft', 'ArrowRight', 'j', 'l'].map((key) => press(key))).toEqual(
    [-5, 5, -10, 10].map((seconds) => ({ kind: 'by', seconds })),
  )
  expect(['m', 'f'].map((key) => press(key)?.kind)).toEqual(['mute', 'full'])
  expect([press('0'), press('7')]).toEqual([
    { kind: 'to', share: 0 },
    { kind: 'to', share: 0.7 },
  ])
  expect([press('<'), press('>')]).toEqual([
    { kind: 'rate', step: -1 },
    { kind: 'rate', step: 1 },
  ])
  expect(['c', 'Enter', 'Tab', 'ArrowDown', 'x', 'Home'].map((key) => press(key))).toEqual(
    Array(6).fill(undefined),
  )
})

test('M-11 ignores typing, focused controls and browser shortcuts', () => {
  expect([' ', 'k', '5', 'ArrowLeft'].map((key) => press(key, { on: 'field' }))).toEqual(
    Array(4).fill(undefined),
  )
  expect([press(' ', { on: 'button' }), press('Enter', { on: 'button' })]).toEqual([undefined, undefined])
  expect(press('k', { on: 'button' })).toEqual({ kind: 'toggle' })
  expect([press('f', { isChord: true }), press('l', { isChord: true })]).toEqual([undefined, undefined])
  expect([press(' ', { isRepeat: true }), press('m', { isRepeat: true })]).toEqual([undefined, undefined])
  expect(press('ArrowRight', { isRepeat: true })).toEqual({ kind: 'by', seconds: 5 })
})

test('M-12 speed changes by the steps that the author allows', () => {
  expect([nextRate(1, 1, 2), nextRate(1.5, 1, 2), nextRate(2, 1, 2), nextRate(2, 1, 3)]).toEqual([
    1.25, 2, 2, 2.5,
  ])
  expect([nextRate(1, -1, 2), nextRate(0.75, -1, 2)]).toEqual([0.75, 0.75])
})

test('M-12 remembers speed and sound, ignores invalid values, and applies the limit of a film', () => {
  const habits = readHabits({ rate: 2.5, volume: 0.4, isMuted: true })
  expect(habits).toEqual({ rate: 2.5, volume: 0.4, isMuted: true })
  expect([allowedRate(habits, 2), allowedRate(habits, 3)]).toEqual([2, 2.5])
  const usual = { rate: 1, volume: 1, isMuted: false }
  for (const odd of [
    undefined,
    null,
    'x',
    [],
    { rate: '2', volume: 7, isMuted: 0 },
    { rate: 16, volume: -1 },
  ])
    expect(readHabits(odd)).toEqual(usual)
})

test('M-12 marks skipped parts, not the unseen rest', () => {
  const covered = [
    [5, 30],
    [30.5, 40],
    [60, 70],
  ] as const
  expect(skippedParts(covered, 100)).toEqual([
    [0, 5],
    [40, 60],
  ])
  expect(skippedParts([], 100)).toEqual([])
  expect(skippedParts([[0, 20]], 100)).toEqual([])
})

test('M-12 finds the thumbnail of a second in the sprite', () => {
  const sheet = { step: 4, columns: 10, width: 160, height: 90 }
  expect([0, 3.9, 4, 41].map((second) => tileAt(sheet, second))).toEqual([
    { left: 0, top: 0 },
    { left: 0, top: 0 },
    { left: 160, top: 0 },
    { left: 0, top: 90 },
  ])
})

test('M-12 the player has the aspect ratio of the film, within limits', () => {
  expect(playerRatio(undefined)).toBeCloseTo(16 / 9)
  expect(playerRatio({ width: 0, height: 0 })).toBeCloseTo(16 / 9)
  expect(playerRatio({ width: 1920, height: 1080 })).toBeCloseTo(16 / 9)
  expect(playerRatio({ width: 2048, height: 858 })).toBeCloseTo(2.387)
  expect(playerRatio({ width: 1080, height: 1920 })).toBe(1.5)
})

test('where seeking is forbidden one may go back or to seen parts', () => {
  const going = {
    time: 30,
    covered: [
      [0, 30],
      [50, 60],
    ] as const,
    isSeekable: false,
  }
  expect([10, 40, 55].map((second) => mayGo(second, going))).toEqual([true, false, true])
  expect(mayGo(90, { ...going, isSeekable: true })).toBe(true)
})
