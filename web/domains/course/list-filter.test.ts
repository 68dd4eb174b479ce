import { expect, test } from 'vitest'
import { courseQuery } from './course-query.ts'
import { filterOf, pageOf } from './list-filter.ts'

const asked = (search: string) => filterOf(courseQuery.read(new URLSearchParams(search)), 'Asia/Shanghai')

test('B-232 an address without filters asks for nothing', () => {
  expect(asked('')).toEqual({
    pageNo: 1,
    tndId: '',
    itmTypeList: [],
    appStatus: '',
    searchText: '',
    sort: '',
    order: '',
    isCompulsory: false,
    isExamInd: false,
    isMobileInd: false,
    isPeriods: false,
    startTime: '',
    endTime: '',
  })
})

test('the deepest category counts, and a known order reads from the largest', () => {
  expect(asked('fristId=1&secondId=2')).toMatchObject({ tndId: '2' })
  expect(asked('sort=rating')).toMatchObject({ sort: 'rating', order: 'desc' })
  expect(asked('sort=rating&order=asc')).toMatchObject({ order: 'asc' })
  expect(asked('sort=title')).toMatchObject({ sort: '', order: '' })
})

test('a stretch of days holds its last day, on the clocks of the site', () => {
  expect(asked('from=2026-03-01&to=2026-03-01')).toMatchObject({
    startTime: '2026-02-28T16:00:00.000Z',
    endTime: '2026-03-01T16:00:00.000Z',
  })
  expect(asked('from=yesterday')).toMatchObject({ startTime: '' })
})

test('what is no page is the first', () => {
  expect(['3', '0', '-1', 'x', '99999'].map((page) => pageOf({ page }))).toEqual([3, 1, 1, 1, 1])
})
