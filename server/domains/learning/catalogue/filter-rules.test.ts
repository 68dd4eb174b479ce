import { courseFilter } from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { orderOf, catalogueFilterOf } from './filter-rules.ts'
import { favouriteOf, recommendedOf } from './recommend-rules.ts'

const now = new Date('2026-11-15T08:00:00Z')
const query = (fields: Record<string, unknown> = {}) => ({
  ...courseFilter.parse(fields),
  pageNo: 1,
  pageSize: 16,
})

test('B-231 B-232 fourteen filters, each empty, false, an empty list or 0 unless it is set', () => {
  expect(courseFilter.parse({})).toEqual({
    appStatus: '',
    endTime: '',
    isCompulsory: false,
    isExamInd: false,
    isMobileInd: false,
    isPeriods: false,
    itmTypeList: [],
    order: '',
    searchText: '',
    sort: '',
    startTime: '',
    tip: '',
    tndId: '',
    tcrId: '',
  })
  expect(catalogueFilterOf(query({ tndId: '0' }), now)).toMatchObject({ categoryId: undefined, kinds: [] })
  expect(courseFilter.safeParse({ sort: 'title; drop table' }).success).toBe(false)
  expect(courseFilter.safeParse({ appStatus: 'LOST' }).success).toBe(false)
})

test('B-229 the alias of a kind means the kind', () => {
  const itmTypeList = ['ON_LINE_COURSE', 'OFF_LINE_COURSE', 'INTEGRATED_COURSE', 'MAP']
  expect(catalogueFilterOf(query({ itmTypeList }), now).kinds).toEqual([
    'SELFSTUDY',
    'CLASSROOM',
    'INTEGRATED',
    'MAP',
  ])
})

test('NEW means the last thirty days, whatever other dates are set', () => {
  const thirtyDaysAgo = new Date('2026-10-16T08:00:00Z')
  expect(catalogueFilterOf(query({ tip: 'NEW' }), now).publishedFrom).toEqual(thirtyDaysAgo)
  const early = query({ tip: 'NEW', startTime: '2026-01-01T00:00:00Z' })
  expect(catalogueFilterOf(early, now).publishedFrom).toEqual(thirtyDaysAgo)
  const late = query({ tip: 'NEW', startTime: '2026-11-01T00:00:00Z' })
  expect(catalogueFilterOf(late, now).publishedFrom).toEqual(new Date('2026-11-01T00:00:00Z'))
})

test('sorts descending; a tab has its own default order', () => {
  expect(orderOf(query())).toEqual({ order: 'usual', isRising: false })
  expect(orderOf(query({ tip: 'HOT' }))).toEqual({ order: 'learners', isRising: false })
  expect(orderOf(query({ tip: 'HOT', sort: 'reward', order: 'asc' }))).toEqual({
    order: 'reward',
    isRising: true,
  })
  // A direction without an order is ignored.
  expect(orderOf(query({ order: 'asc' }))).toEqual({ order: 'usual', isRising: false })
})

test('a course is recommended once, for its strongest reason', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const found = {
    manager: [],
    compulsory: [b],
    position: [],
    colleagues: [a, b],
    category: [c],
    popular: [a, c],
  }
  expect(recommendedOf(found).map(({ course, reason }) => [course.id, reason])).toEqual([
    ['b', 'compulsory'],
    ['a', 'colleagues'],
    ['c', 'category'],
  ])
})

test('the favourite category is the one with the most courses, newest on a tie', () => {
  const inside = (...categoryPath: string[]) => ({ categoryPath })
  expect(favouriteOf([inside('1'), inside('2', '21'), inside('2', '22')])).toBe('2')
  expect(favouriteOf([inside('1'), inside('2')])).toBe('1')
  expect(favouriteOf([inside()])).toBeUndefined()
})
