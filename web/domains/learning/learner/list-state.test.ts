import { expect, test } from 'vitest'
import { listStateOf, queryOf } from './list-state.ts'

test('an address says which learners are shown, and nonsense in it says nothing', () => {
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

test('who is late or idle is in progress: a status chosen before gives way', () => {
  expect(queryOf({ show: 'overdue', status: 'PASSED', after: '' })).toEqual({ show: 'overdue' })
  expect(queryOf({ show: 'all', status: 'PASSED', after: '9' })).toEqual({ status: 'PASSED', after: '9' })
})
