import { expect, test } from 'vitest'
import { folderOrder } from './folder-order.ts'

const rows = { exam: [['setup'], ['attempt', 'card'], ['marking']] }
const found = (...pairs: readonly (readonly [string, string])[]) =>
  folderOrder(
    pairs.map(([from, to]) => ({ from: `server/domains/${from}`, to: `server/domains/${to}` })),
    rows,
  ).map(({ what }) => what)

test('a folder may import lower rows, itself and root files that import no folder', () => {
  const downward = ['exam/marking/a.ts', 'exam/setup/b.ts'] as const
  const own = ['exam/card/a.ts', 'exam/card/b.ts'] as const
  expect(
    found(downward, own, ['exam/card/a.ts', 'exam/tables.ts'], ['exam/index.ts', 'exam/marking/a.ts']),
  ).toEqual([])
})

test('reports an import of a higher row, and of the same row', () => {
  const what = 'may import only folders of lower rows (layers.json)'
  expect(found(['exam/setup/a.ts', 'exam/marking/b.ts'])).toEqual([`setup ${what}`])
  expect(found(['exam/card/a.ts', 'exam/attempt/b.ts'])).toEqual([`card ${what}`])
})

test('reports a folder that has no row', () => {
  expect(found(['exam/new/a.ts', 'exam/setup/b.ts'])).toEqual(['folder new has no row in layers.json'])
})

test('reports a root file through which a folder imports a higher row', () => {
  const up = [
    ['exam/setup/a.ts', 'exam/jobs.ts'],
    ['exam/jobs.ts', 'exam/marking/b.ts'],
  ] as const
  expect(found(...up)).toEqual(['a folder imports a root file that imports folders'])
})

test('where no order is given, folders must not import each other in a circle', () => {
  const circle = [
    ['news/a/x.ts', 'news/b/y.ts'],
    ['news/b/z.ts', 'news/c/y.ts'],
    ['news/c/z.ts', 'news/a/x.ts'],
  ] as const
  expect(found(...circle)).toHaveLength(3)
  expect(found(circle[0], circle[1])).toEqual([])
  expect(found(['news/a/x.test.ts', 'news/b/y.ts'], ['news/b/y.ts', 'news/a/x.ts'])).toEqual([])
})
