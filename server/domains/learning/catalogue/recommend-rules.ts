import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedCourses } from '@lyceum/contract/learning'

type Reason = Result<typeof listRecommendedCourses>['records'][number]['reason']
type Recommended<Course> = { readonly course: Course; readonly reason: Reason }

/** From the strongest reason to the weakest; a course is listed under the first that applies. */
const reasons: readonly Reason[] = ['manager', 'compulsory', 'position', 'colleagues', 'category', 'popular']

export function recommendedOf<Course extends { readonly id: string }>(
  found: Readonly<Record<Reason, readonly Course[]>>,
): Recommended<Course>[] {
  const chosen = new Map<string, Recommended<Course>>()
  for (const reason of reasons)
    for (const course of found[reason]) if (!chosen.has(course.id)) chosen.set(course.id, { course, reason })
  return [...chosen.values()]
}

/** The top-level category with the most courses the account has entered; the newest on a tie. */
export function favouriteOf(
  entered: readonly { readonly categoryPath: readonly string[] }[],
): string | undefined {
  const counts = new Map<string, number>()
  for (const { categoryPath } of entered)
    for (const top of categoryPath.slice(0, 1)) counts.set(top, (counts.get(top) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}
