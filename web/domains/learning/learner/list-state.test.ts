import { expect, test } from 'vitest'
import { listStateOf, queryOf } from './list-state.ts'

test('reads the filter from the URL and ignores invalid values', () => {
  expect(listStateOf(new URLSearchParams('show=idle&after=7'))).toEqual({
    show: 'idle',
    status: undefined,
    after: '7',
  })
  expect(listStateOf(new URLSearchParams('show=often&status=NOT_ENROLLED'))).toEqual({
    show: 'all',
    status: undefined,
    after: '',
  })
})

test('overdue or idle implies in progress: a chosen status is dropped', () => {
  expect(queryOf({ show: 'overdue', status: 'PASSED', after: '' })).toEqual({ show: 'overdue' })
  expect(queryOf({ show: 'all', status: 'PASSED', after: '9' })).toEqual({ status: 'PASSED', after: '9' })
})
