import { expect, test } from 'vitest'
import { treeMove, visibleRows } from './tree-rows.ts'

const nodes = [
  {
    id: 'all',
    title: '全部',
    children: [{ id: 'lean', title: '精益', children: [{ id: 'site', title: '现场' }] }],
  },
  { id: 'mine', title: '我的' },
]

const rows = (...open: readonly string[]) => visibleRows(nodes, new Set(open))
const move = (key: string, id: string, ...open: readonly string[]) => {
  const seen = rows(...open)
  const row = seen.find((candidate) => candidate.id === id)
  return row && treeMove(key, seen, row)
}

test('only open branches are visible, with their level', () => {
  expect(rows().map(({ id }) => id)).toEqual(['all', 'mine'])
  expect(rows('all', 'lean').map(({ id, level }) => `${id} ${level}`)).toEqual([
    'all 1',
    'lean 2',
    'site 3',
    'mine 1',
  ])
})

test('right opens, then enters; left closes, then leaves', () => {
  expect(move('ArrowRight', 'all')).toEqual({ open: true })
  expect(move('ArrowRight', 'all', 'all')).toEqual({ focus: 'lean' })
  expect(move('ArrowLeft', 'all', 'all')).toEqual({ open: false })
  expect(move('ArrowLeft', 'lean', 'all')).toEqual({ focus: 'all' })
  expect(move('ArrowRight', 'mine')).toBeUndefined()
})

test('up and down move through the visible rows, and stop at the ends', () => {
  expect(move('ArrowDown', 'all')).toEqual({ focus: 'mine' })
  expect(move('ArrowDown', 'mine')).toBeUndefined()
  expect(move('ArrowUp', 'mine', 'all')).toEqual({ focus: 'lean' })
  expect(move('End', 'all', 'all')).toEqual({ focus: 'mine' })
})
