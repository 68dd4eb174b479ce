import type { CourseKind } from '@lyceum/contract/course'
import type { Input } from '@lyceum/contract/kit'
import type { listCourseCentre } from '@lyceum/contract/learning'
import type { CatalogueFilter, CatalogueOrder } from '#domains/course'

type CatalogueQuery = Input<typeof listCourseCentre>

const newDays = 30
const day = 86_400_000

/** The catalogue filters as the course domain understands them; those that need a lookup in another domain are left out. */
export function catalogueFilterOf(
  query: CatalogueQuery,
  now: Date,
): Omit<CatalogueFilter, 'unitIds' | 'also'> {
  const from = momentOf(query.startTime)
  const newest = query.tip === 'NEW' ? new Date(now.getTime() - newDays * day) : undefined
  return {
    text: query.searchText,
    kinds: query.itmTypeList.map(kindOf),
    categoryId: idOf(query.tndId),
    isCompulsory: query.isCompulsory,
    hasExam: query.isExamInd,
    isMobile: query.isMobileInd,
    hasHours: query.isPeriods,
    isLearnt: query.tip === 'HOT',
    publishedFrom: from && newest ? new Date(Math.max(from.getTime(), newest.getTime())) : (from ?? newest),
    publishedUntil: momentOf(query.endTime),
  }
}

const notFilters: ReadonlySet<string> = new Set(['sort', 'order', 'pageNo', 'pageSize'])

/** Whether a query has no filter, in whatever order. A filter that is not set is empty, `0` or false. */
export const isPlain = (query: CatalogueQuery): boolean =>
  Object.entries(query).every(([name, value]) => notFilters.has(name) || isUnset(value))

const isUnset = (value: unknown): boolean =>
  value === '' || value === '0' || value === false || (Array.isArray(value) && value.length === 0)

const byTip = { '': 'usual', NEW: 'publishedAt', HOT: 'learners' } as const

/** Descending, unless ascending is requested. */
export function orderOf({ sort, order, tip }: Pick<CatalogueQuery, 'sort' | 'order' | 'tip'>): {
  readonly order: CatalogueOrder
  readonly isRising: boolean
} {
  return { order: sort === '' ? byTip[tip] : sort, isRising: sort !== '' && order === 'asc' }
}

/** Maps an alias to its kind. */
function kindOf(name: CatalogueQuery['itmTypeList'][number]): CourseKind {
  if (name === 'ON_LINE_COURSE') return 'SELFSTUDY'
  if (name === 'OFF_LINE_COURSE') return 'CLASSROOM'
  return name === 'INTEGRATED_COURSE' ? 'INTEGRATED' : name
}

export const idOf = (text: string): string | undefined => (text === '' || text === '0' ? undefined : text)
const momentOf = (text: string): Date | undefined => (text === '' ? undefined : new Date(text))
