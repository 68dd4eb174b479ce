import { courseFilter } from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { orderOf, shelfFilterOf } from './filter-rules.ts'
import { favouriteOf, recommendedOf } from './recommend-rules.ts'

const now = new Date('2026-11-15T08:00:00Z')
const asked = (fields: Record<string, unknown> = {}) => ({
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
  expect(shelfFilterOf(asked({ tndId: '0' }), now)).toMatchObject({ categoryId: undefined, kinds: [] })
  expect(courseFilter.safeParse({ sort: 'title; drop table' }).success).toBe(false)
  expect(courseFilter.safeParse({ appStatus: 'LOST' }).success).toBe(false)
})

test('B-229 the second name of a kind means the first', () => {
  const itmTypeList = ['ON_LINE_COURSE', 'OFF_LINE_COURSE', 'INTEGRATED_COURSE', 'MAP']
  expect(shelfFilterOf(asked({ itmTypeList }), now).kinds).toEqual([
    'SELFSTUDY',
    'CLASSROOM',
    'INTEGRATED',
    'MAP',
  ])
})

test('new is of the last thirty days, whatever else is asked of the time', () => {
  const thirtyDaysAgo = new Date('2026-10-16T08:00:00Z')
  expect(shelfFilterOf(asked({ tip: 'NEW' }), now).publishedFrom).toEqual(thirtyDaysAgo)
  const early = asked({ tip: 'NEW', startTime: '2026-01-01T00:00:00Z' })
  expect(shelfFilterOf(early, now).publishedFrom).toEqual(thirtyDaysAgo)
  const late = asked({ tip: 'NEW', startTime: '2026-11-01T00:00:00Z' })
  expect(shelfFilterOf(late, now).publishedFrom).toEqual(new Date('2026-11-01T00:00:00Z'))
})

test('the largest first; a tab has an order of its own until one is chosen', () => {
  expect(orderOf(asked())).toEqual({ order: 'usual', isRising: false })
  expect(orderOf(asked({ tip: 'HOT' }))).toEqual({ order: 'learners', isRising: false })
  expect(orderOf(asked({ tip: 'HOT', sort: 'reward', order: 'asc' }))).toEqual({
    order: 'reward',
    isRising: true,
  })
  // A direction without an order to turn round means nothing.
  expect(orderOf(asked({ order: 'asc' }))).toEqual({ order: 'usual', isRising: false })
})

test('a course is recommended once, for the most pressing of its reasons', () => {
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

test('the category that somebody studies most is that of the most courses, the newest first', () => {
  const inside = (...categoryPath: string[]) => ({ categoryPath })
  expect(favouriteOf([inside('1'), inside('2', '21'), inside('2', '22')])).toBe('2')
  expect(favouriteOf([inside('1'), inside('2')])).toBe('1')
  expect(favouriteOf([inside()])).toBeUndefined()
})
