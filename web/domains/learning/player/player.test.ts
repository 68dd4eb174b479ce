import { expect, test } from 'vitest'
import { clockWords } from './clock-words.ts'
import { longestParts, missingParts } from './missing-parts.ts'
import { nextModule } from './next-module.ts'

test('a time is told as a clock tells it', () => {
  expect([0, 59.9, 506, 3723].map(clockWords)).toEqual(['00:00', '00:59', '08:26', '1:02:03'])
})

test('what is missing is the rest, and is told by its longest parts in their order', () => {
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

test('M-12 what comes after a part is the next one of the author, over the end of a chapter', () => {
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
