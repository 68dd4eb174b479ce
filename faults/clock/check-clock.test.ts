import { expect, test } from 'vitest'
import { checkClock } from './check-clock.ts'

const paper = {
  id: '1',
  personId: '7',
  isOpen: true,
  deadlineAt: '2026-05-01 10:00:00.123+00',
  startOffMs: 12,
  lengthMs: 3_600_000,
  pastMs: -1000,
}
const clean = { movedDeadlines: 0, wrongStarts: 0, closedEarly: 0, closedLate: 0 }

test('unchanged papers pass, and each kind of damage is named', () => {
  const before = [paper]
  expect(checkClock({ before, after: [paper], ranOut: [{ closedMs: 6000 }] })).toEqual(clean)
  const moved = { ...paper, deadlineAt: '2026-05-01 12:00:00.123+00' }
  expect(checkClock({ before, after: [moved], ranOut: [] })).toMatchObject({ movedDeadlines: 1 })
  const wrong = { ...paper, id: '2', startOffMs: 7_200_000 }
  expect(checkClock({ before, after: [paper, wrong], ranOut: [] })).toMatchObject({ wrongStarts: 1 })
  const ranOut = [{ closedMs: 100 }, { closedMs: 40_000 }, { closedMs: undefined }]
  expect(checkClock({ before, after: [paper], ranOut })).toMatchObject({ closedEarly: 1, closedLate: 2 })
})
