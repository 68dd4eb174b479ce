import { courseSorts, type courseStatuses } from '@lyceum/contract/learning'
import { type Category, shownKinds } from '#domains/course'
import { oneOf, pageQuery, anyText } from '#lib/page-query'

/** The statuses that a learner filters by, in the order of the row (B-237); rejected and withdrawn are left out. */
export const filterStatuses = [
  'NOT_ENROLLED',
  'PENDING',
  'WAITING',
  'IN_PROGRESS',
  'COMPLETED',
  'PASSED',
  'FAILED',
  'ABANDONED',
] as const satisfies readonly (typeof courseStatuses)[number][]

const flag = oneOf('1')

/** The filters of a course list, with the category level by level, kept in the URL. */
export const courseQuery = pageQuery('/course/list', {
  fristId: anyText,
  secondId: anyText,
  thirdId: anyText,
  type: oneOf(...shownKinds),
  status: oneOf(...filterStatuses),
  text: anyText,
  sort: oneOf(...courseSorts),
  order: oneOf('asc'),
  must: flag,
  exam: flag,
  mobile: flag,
  hours: flag,
  from: anyText,
  to: anyText,
  page: anyText,
})

export type CourseQuery = ReturnType<typeof courseQuery.read>

type Chosen = Pick<CourseQuery, 'fristId' | 'secondId' | 'thirdId'>

/** The categories selected in the URL, from the first level down, as far as they exist. */
export function levelsOf(
  tree: readonly Category[],
  { fristId, secondId, thirdId }: Chosen,
): readonly Category[] {
  const levels: Category[] = []
  for (const categoryId of [fristId, secondId, thirdId]) {
    const found = (levels.at(-1)?.children ?? (levels.length === 0 ? tree : [])).find(
      ({ id }) => id === categoryId,
    )
    if (!found) break
    levels.push(found)
  }
  return levels
}

/** The id of the course in the URL. */
export const detailQuery = pageQuery('/course/detail', { itmId: anyText, tab: anyText })

/** The id of the open notice; none: the list. */
export const noticeQuery = pageQuery('/course/notify', { id: anyText })
