import { dueKinds, type DueKind, type listDue as contract } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { courseSummaries } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Due, DueList } from '#platform/domain/due'
import type { Domain } from '#platform/domain'

type Shown = Result<typeof contract>['records'][number]

const aheadMs = 7 * 86_400_000
const most = 50

/** The due lists of the domains; a kind that no screen shows prevents the application from starting. */
export const dueListsOf = (domains: readonly Domain[]): readonly DueList[] =>
  domains.flatMap(({ name, due }) => {
    const strange = due?.kinds.find((kind) => kindOf(kind) === undefined)
    if (strange) throw new Error(`${name} has ${strange} due, which no screen shows.`)
    return due ?? []
  })

/** One list of what somebody has to do, earliest due date first; entries without a due date come last. */
export async function listDue(ctx: Ctx, lists: readonly DueList[]): Promise<Result<typeof contract>> {
  const until = new Date(ctx.now.getTime() + aheadMs)
  const found = (await Promise.all(lists.map((item) => orNothing(ctx, item, until)))).flat()
  const courses = await courseSummaries(ctx.db, [...new Set(found.flatMap(({ courseId }) => courseId ?? []))])
  const courseById = new Map(courses.map((course) => [course.id, course]))
  const all = found
    .flatMap((due) => shownOf(due, courseById.get(due.courseId ?? '')))
    .toSorted((item, other) => timeOf(item) - timeOf(other))
  const once = all.filter((due, at) => all.findIndex((other) => isSame(due, other)) === at)
  return { total: once.reduce((sum, { count }) => sum + count, 0), records: once.slice(0, most) }
}

type CourseSummary = Awaited<ReturnType<typeof courseSummaries>>[number]

function shownOf(
  { kind, courseId, part, dueAt, count }: Due,
  course: CourseSummary | undefined,
): readonly Shown[] {
  const known = kindOf(kind)
  if (!known) return []
  const shown = { modId: null, ...partShown(part), dueAt: dueAt?.toISOString() ?? null, count }
  if (courseId === undefined) return [{ title: '', ...shown, kind: known, itmId: null, itmType: null }]
  // A course that no longer exists is not due.
  if (!course) return []
  const isExam = known === 'course' && course.kind.endsWith('EXAM_COURSE')
  return [
    { title: course.title, ...shown, kind: isExam ? 'exam' : known, itmId: courseId, itmType: course.kind },
  ]
}

const partShown = (part: Due['part']) => (part ? { title: part.title, modId: part.moduleId } : {})

const kindOf = (name: string): DueKind | undefined => dueKinds.find((kind) => kind === name)
const timeOf = ({ dueAt }: Shown) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt))

/** The end of an exam and the due date of its course are one entry: the earlier counts. */
const isSame = (item: Shown, other: Shown) =>
  item.kind === other.kind && item.itmId === other.itmId && item.modId === other.modId

/** A domain whose due list fails must not break the whole list. */
async function orNothing(ctx: Ctx, { kinds, list }: DueList, until: Date): Promise<readonly Due[]> {
  try {
    return await list(ctx, until)
  } catch (error) {
    ctx.parts.log.warn({ err: error, kinds }, 'due list failed')
    return []
  }
}
