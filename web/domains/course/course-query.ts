import { courseSorts, type courseStatuses } from '@lyceum/contract/learning'
import { oneOf, pageQuery, words } from '#lib/page-query'
import type { Category } from './catalog.ts'
import { shownKinds } from './kinds.ts'

/** The statuses that a learner filters by, in the order of the row (B-237); refused and withdrawn ones are none. */
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

/** What a list of courses shows: the category level by level, and every filter. The address keeps it all. */
export const courseQuery = pageQuery('/course/list', {
  fristId: words,
  secondId: words,
  thirdId: words,
  type: oneOf(...shownKinds),
  status: oneOf(...filterStatuses),
  text: words,
  sort: oneOf(...courseSorts),
  order: oneOf('asc'),
  must: flag,
  exam: flag,
  mobile: flag,
  hours: flag,
  from: words,
  to: words,
  page: words,
})

export type CourseQuery = ReturnType<typeof courseQuery.read>

type Chosen = Pick<CourseQuery, 'fristId' | 'secondId' | 'thirdId'>

/** The categories that an address selects, from the first level down, as far as they are found. */
export function levelsOf(
  tree: readonly Category[],
  { fristId, secondId, thirdId }: Chosen,
): readonly Category[] {
  const levels: Category[] = []
  for (const wanted of [fristId, secondId, thirdId]) {
    const found = (levels.at(-1)?.children ?? (levels.length === 0 ? tree : [])).find(
      ({ id }) => id === wanted,
    )
    if (!found) break
    levels.push(found)
  }
  return levels
}

/** Which course a page is about. */
export const detailQuery = pageQuery('/course/detail', { itmId: words, tab: words })

/** Which notice is open; none: the list. */
export const noticeQuery = pageQuery('/course/notify', { id: words })
