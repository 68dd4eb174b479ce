import { expect, test } from 'vitest'
import { changesIn } from './audit-changes.ts'

test('shows the differences of an entry by field', () => {
  const before = { name: '周予安', email: null, state: 'active' }
  const after = { name: '周予宁', email: 'zhou@example.com', state: 'active', reason: '' }
  expect(changesIn(before, after)).toEqual([
    { field: 'name', from: '周予安', to: '周予宁' },
    { field: 'email', from: undefined, to: 'zhou@example.com' },
  ])
})

test('reads an entry that is a single string or empty', () => {
  expect(changesIn(null, 'ADM')).toEqual([{ field: '', from: undefined, to: 'ADM' }])
  expect(changesIn(null, undefined)).toEqual([])
})

test('shows a job by its names', () => {
  const after = { job: { unitId: '1', unit: '研发中心', position: '工程师', grade: '' } }
  expect(changesIn(null, after)).toEqual([{ field: 'job', from: undefined, to: '研发中心 · 工程师' }])
})
