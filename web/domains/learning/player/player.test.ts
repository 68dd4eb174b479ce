import { expect, test } from 'vitest'
import { formatClock } from './format-clock.ts'
import { longestParts, missingParts } from './missing-parts.ts'
import { nextModule } from './next-module.ts'

test('formats seconds as a clock', () => {
  expect([0, 59.9, 506, 3723].map(formatClock)).toEqual(['00:00', '00:59', '08:26', '1:02:03'])
})

test('returns the unseen rest, and its longest parts in order', () => {
  const missing = missingParts(
    [
      [0, 10],
      [15, 100],
      [200, 260],
      [261, 290],
    ],
    300,
  )
  expect(missing).toEqual([
    [10, 15],
    [100, 200],
    [260, 261],
    [290, 300],
  ])
  expect(longestParts(missing)).toEqual([
    [10, 15],
    [100, 200],
    [290, 300],
  ])
  expect(missingParts([], 60)).toEqual([[0, 60]])
  expect(missingParts([[0, 60]], 60)).toEqual([])
})

test("M-12 the next module follows the author's order across chapters", () => {
  const module = (modId: string) => ({ modId }) as ReturnType<typeof nextModule> & object
  const chapter = (...ids: string[]) => ({ title: '', done: 0, of: 0, modules: ids.map(module) })
  const tree = { chapters: [chapter('a', 'b'), chapter(), chapter('c')] }
  expect(['a', 'b', 'c', 'x'].map((id) => nextModule(tree, id)?.modId)).toEqual([
    'b',
    'c',
    undefined,
    undefined,
  ])
})
