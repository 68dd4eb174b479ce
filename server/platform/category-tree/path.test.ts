import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathTo } from './store.ts'

/** Each stands below one that came before it, or at the top. */
const aTree = fc
  .array(fc.nat(), { minLength: 1, maxLength: 40 })
  .map((seeds) => seeds.map((seed, at) => ({ id: `${at + 1}`, parentId: parentAt(seed, at) })))

function parentAt(seed: number, at: number): string | null {
  const chosen = seed % (at + 1)
  return chosen === 0 ? null : `${chosen}`
}

test('a path begins at the top, ends at the category, and goes from parent to child', () => {
  fc.assert(
    fc.property(aTree, fc.nat(), (tree, seed) => {
      const parents = new Map(tree.map(({ id, parentId }) => [id, parentId]))
      const id = `${1 + (seed % tree.length)}`
      const path = pathTo(id, tree) ?? []
      expect(path.at(-1)).toBe(id)
      expect(path.map((nodeId) => parents.get(nodeId))).toEqual([null, ...path.slice(0, -1)])
    }),
  )
})

test('to what is not there leads no path', () => {
  expect(pathTo('7', [{ id: '1', parentId: null }])).toBeUndefined()
})
