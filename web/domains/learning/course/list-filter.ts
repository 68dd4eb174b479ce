import type { CourseKind } from '@lyceum/contract/course'
import type { Args } from '@lyceum/contract/kit'
import type { pageCourseCentre } from '@lyceum/contract/learning'
import { startOfDay } from '#lib/time/time'
import type { CourseQuery } from './course-query.ts'

type CentreParams = Args<typeof pageCourseCentre>

/** The query parameters for a URL; the last day of a period is included. */
export function filterOf(query: CourseQuery, zone: string, kinds: readonly CourseKind[] = []): CentreParams {
  return {
    pageNo: pageOf(query),
    ...placeOf(query, kinds),
    searchText: query.text ?? '',
    ...orderOf(query),
    isCompulsory: query.must === '1',
    isExamInd: query.exam === '1',
    isMobileInd: query.mobile === '1',
    isPeriods: query.hours === '1',
    startTime: isDay(query.from) ? startOfDay(query.from, zone) : '',
    endTime: isDay(query.to) ? startOfDay(dayAfter(query.to), zone) : '',
  }
}

const placeOf = (
  { fristId, secondId, thirdId, type, status }: CourseQuery,
  kinds: readonly CourseKind[],
) => ({
  tndId: thirdId ?? secondId ?? fristId ?? '',
  itmTypeList: type ? [type] : [...kinds],
  appStatus: status ?? ('' as const),
})

const orderOf = ({ sort, order }: CourseQuery) => ({
  sort: sort ?? ('' as const),
  order: sort ? (order ?? ('desc' as const)) : ('' as const),
})

/** The page number of a URL; an invalid one is the first. */
export const pageOf = ({ page }: Pick<CourseQuery, 'page'>): number =>
  page !== undefined && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1

const isDay = (text: string | undefined): text is string =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
