import { expect, test } from 'vitest'
import { courseQuery } from './course-query.ts'
import { filterOf, pageOf } from './list-filter.ts'

const filterFor = (search: string) => filterOf(courseQuery.read(new URLSearchParams(search)), 'Asia/Shanghai')

test('B-232 a URL without filters queries without filters', () => {
  expect(filterFor('')).toEqual({
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

test('uses the deepest category, and sorts a known order descending', () => {
  expect(filterFor('fristId=1&secondId=2')).toMatchObject({ tndId: '2' })
  expect(filterFor('sort=rating')).toMatchObject({ sort: 'rating', order: 'desc' })
  expect(filterFor('sort=rating&order=asc')).toMatchObject({ order: 'asc' })
  expect(filterFor('sort=title')).toMatchObject({ sort: '', order: '' })
})

test("includes the last day of a period, in the site's time zone", () => {
  expect(filterFor('from=2026-03-01&to=2026-03-01')).toMatchObject({
    startTime: '2026-02-28T16:00:00.000Z',
    endTime: '2026-03-01T16:00:00.000Z',
  })
  expect(filterFor('from=yesterday')).toMatchObject({ startTime: '' })
})

test('treats an invalid page as the first', () => {
  expect(['3', '0', '-1', 'x', '99999'].map((page) => pageOf({ page }))).toEqual([3, 1, 1, 1, 1])
})
