import type { previewVersionMove as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import type { CourseContent } from '@lyceum/contract/course'
import { courseWithin, draftOf, versionContents, versionsOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { evaluateCourse } from '../completion/evaluate-course.ts'
import { bulkLimit, undoDays } from '../learner/bulk/rules.ts'
import { movesOf } from './move-store.ts'
import { countCompletions, inProgress, obligedAmong, recordsAmong } from './people-queries.ts'
import { groupOf, outcomeOf, type EvaluatedPerson } from './rules.ts'

/** People evaluated at a time. */
const group = 500

/** What the newest version, or the draft once published, would change for everyone in progress under another one. */
export async function previewVersionMove(
  ctx: Ctx,
  { id, against }: Input<typeof contract>,
): Promise<Result<typeof contract>> {
  await courseWithin(ctx, 'course.publish', id)
  const versions = await versionsOf(ctx.db, id)
  const newest = versions[0]
  const isDraft = against === 'draft' || !newest
  const contents = await versionContents(
    ctx.db,
    versions.map((version) => version.id),
  )
  const target = isDraft ? (await draftOf(ctx.db, id)).content : contentIn(contents, newest.id)
  const older = isDraft ? versions : versions.slice(1)
  // Read before the people are counted: a finished move is in the figures, and the page polls for an unfinished one.
  const moves = await shownMoves(ctx, id, new Map(versions.map((item) => [item.id, item.number])))
  const evaluated = await evaluateAll(ctx, {
    courseId: id,
    versionIds: older.map((item) => item.id),
    contents,
    target,
  })
  return {
    to: (newest?.number ?? 0) + (isDraft ? 1 : 0),
    completions: await countCompletions(ctx.db, id),
    groups: older.flatMap(({ id: versionId, number }) => {
      const people = evaluated.get(versionId)
      return people
        ? [groupOf({ number, before: contentIn(contents, versionId), after: target }, people)]
        : []
    }),
    brake: bulkLimit,
    moves,
  }
}

type Contents = ReadonlyMap<string, CourseContent>

function contentIn(contents: Contents, versionId: string): CourseContent {
  const content = contents.get(versionId)
  if (!content) throw new Error(`version ${versionId} not found`)
  return content
}

type Weighing = {
  readonly courseId: string
  readonly versionIds: readonly string[]
  readonly contents: Contents
  readonly target: CourseContent
}

/** Evaluates everyone in progress under their current version and under the new one. */
async function evaluateAll(
  ctx: Ctx,
  { courseId, versionIds, contents, target }: Weighing,
): Promise<ReadonlyMap<string, readonly EvaluatedPerson[]>> {
  const evaluated = new Map<string, EvaluatedPerson[]>()
  const groupAt = (versionId: string) => {
    const known = evaluated.get(versionId) ?? []
    evaluated.set(versionId, known)
    return known
  }
  for (let after = '0'; ;) {
    const people = await inProgress(ctx.db, { courseId, versionIds, after, limit: group })
    const records = await recordsAmong(
      ctx.db,
      people.map(({ id }) => id),
    )
    const obliged = await obligedAmong(
      ctx.db,
      courseId,
      people.map(({ accountId }) => accountId),
    )
    for (const { id, accountId, versionId } of people) {
      const done = records.get(id) ?? new Map()
      const outcome = outcomeOf(
        evaluateCourse(contentIn(contents, versionId), done),
        evaluateCourse(target, done),
      )
      groupAt(versionId).push({
        outcome,
        touched: [...done.keys()],
        isObliged: obliged.has(accountId),
      })
    }
    const last = people.at(-1)
    if (!last || people.length < group) return evaluated
    after = last.id
  }
}

async function shownMoves(ctx: Ctx, courseId: string, numbers: ReadonlyMap<string, number>) {
  const moves = await movesOf(ctx.db, courseId)
  const names = await accountNames(
    ctx.db,
    moves.map(({ byId }) => byId),
  )
  const oldest = ctx.now.getTime() - undoDays * 86_400_000
  return moves.map(({ id, fromVersionIds, toVersionId, state, byId, at, moved, completed, returned }) => ({
    id,
    from: fromVersionIds.map((item) => numbers.get(item) ?? 1),
    to: numbers.get(toVersionId) ?? 1,
    state,
    by: names.get(byId) ?? '',
    at: at.toISOString(),
    moved,
    completed,
    returned,
    isUndoable: state === 'moved' && moved > completed && at.getTime() >= oldest,
  }))
}
