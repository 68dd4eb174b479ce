import { expect, test } from 'vitest'
import { mondayOf, monthsUpTo, rolledUp, sideBySide, weeksUpTo } from './rules.ts'

const unit = (id: string, path: string[], people = 1) => ({
  id,
  parentId: path.at(-2) ?? null,
  name: id,
  path,
  people,
})

test('a week begins on Monday, also for its Sunday and across the turn of a year', () => {
  expect(mondayOf('2026-03-18')).toBe('2026-03-16')
  expect(mondayOf('2026-03-22')).toBe('2026-03-16')
  expect(weeksUpTo('2026-01-01', 2)).toEqual(['2025-12-22', '2025-12-29'])
  expect(monthsUpTo('2026-02-28', 3)).toEqual(['2025-12', '2026-01', '2026-02'])
})

test('a unit’s count includes all units below it', () => {
  const units = [unit('1', ['1']), unit('2', ['1', '2'], 3), unit('3', ['1', '2', '3'], 5)]
  expect([...rolledUp(units, ({ people }) => people)]).toEqual([
    ['1', 9],
    ['2', 8],
    ['3', 5],
  ])
})

test('shows the departments directly below the topmost visible units, or these themselves', () => {
  const all = [unit('1', ['1']), unit('2', ['1', '2']), unit('3', ['1', '2', '3']), unit('4', ['1', '4'])]
  expect(sideBySide(all).map(({ id }) => id)).toEqual(['2', '4'])
  expect(sideBySide(all.slice(1)).map(({ id }) => id)).toEqual(['2', '4'])
  expect(sideBySide([unit('3', ['1', '2', '3'])]).map(({ id }) => id)).toEqual(['3'])
})
