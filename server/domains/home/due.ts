import { dueKinds, type DueKind, type listDue as contract } from '@lyceum/contract/home'
import type { Result } from '@lyceum/contract/kit'
import { courseFaces } from '#domains/course'
import type { Ctx } from '#platform/ctx'
import type { Due, DueList } from '#platform/due'
import type { Room } from '#platform/room'

type Shown = Result<typeof contract>['records'][number]

const aheadMs = 7 * 86_400_000
const most = 50

/** What rooms know to be due; a kind that no screen shows keeps the house from starting. */
export const dueListsOf = (rooms: readonly Room[]): readonly DueList[] =>
  rooms.flatMap(({ name, due }) => {
    const strange = due?.kinds.find((kind) => kindOf(kind) === undefined)
    if (strange) throw new Error(`${name} has ${strange} due, which no screen shows.`)
    return due ?? []
  })

/** One list of what somebody has to do, what is due first first; what has no last day comes after. */
export async function dueThisWeek(ctx: Ctx, lists: readonly DueList[]): Promise<Result<typeof contract>> {
  const until = new Date(ctx.now.getTime() + aheadMs)
  const found = (await Promise.all(lists.map((one) => orNothing(ctx, one, until)))).flat()
  const faces = await courseFaces(ctx.db, [...new Set(found.flatMap(({ courseId }) => courseId ?? []))])
  const faceOf = new Map(faces.map((face) => [face.id, face]))
  const all = found
    .flatMap((due) => shownOf(due, faceOf.get(due.courseId ?? '')))
    .toSorted((one, other) => timeOf(one) - timeOf(other))
  const once = all.filter((due, at) => all.findIndex((other) => isSame(due, other)) === at)
  return { total: once.reduce((sum, { count }) => sum + count, 0), records: once.slice(0, most) }
}

type Face = Awaited<ReturnType<typeof courseFaces>>[number]

function shownOf({ kind, courseId, part, dueAt, count }: Due, face: Face | undefined): readonly Shown[] {
  const known = kindOf(kind)
  if (!known) return []
  const shown = { modId: null, ...partShown(part), dueAt: dueAt?.toISOString() ?? null, count }
  if (courseId === undefined) return [{ title: '', ...shown, kind: known, itmId: null, itmType: null }]
  // A course that is gone is nothing to do.
  if (!face) return []
  const isExam = known === 'course' && face.kind.endsWith('EXAM_COURSE')
  return [{ title: face.title, ...shown, kind: isExam ? 'exam' : known, itmId: courseId, itmType: face.kind }]
}

const partShown = (part: Due['part']) => (part ? { title: part.title, modId: part.moduleId } : {})

const kindOf = (name: string): DueKind | undefined => dueKinds.find((kind) => kind === name)
const timeOf = ({ dueAt }: Shown) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt))

/** An exam that ends and the last day of its course are one thing to do: the earlier counts. */
const isSame = (one: Shown, other: Shown) =>
  one.kind === other.kind && one.itmId === other.itmId && one.modId === other.modId

/** A room that cannot say what is due must not take the whole list with it. */
async function orNothing(ctx: Ctx, { kinds, list }: DueList, until: Date): Promise<readonly Due[]> {
  try {
    return await list(ctx, until)
  } catch (error) {
    ctx.parts.log.warn({ err: error, kinds }, 'a room could not say what is due')
    return []
  }
}
