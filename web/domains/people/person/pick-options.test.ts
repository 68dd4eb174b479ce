import { expect, test } from 'vitest'
import { unitOptions } from './pick-options.ts'

test('shows a unit with its path, without the common root', () => {
  const nodes = [
    { id: '1', parentId: null, name: '集团' },
    { id: '2', parentId: '1', name: '制造中心' },
    { id: '3', parentId: '2', name: '一号产线' },
  ]
  expect(unitOptions(nodes).map(({ label }) => label)).toEqual(['集团', '制造中心', '制造中心 / 一号产线'])
})
