import type { previewVersionMove as contract } from '@lyceum/contract/learning'
import type { Input, Result } from '@lyceum/contract/kit'
import type { CourseContent } from '@lyceum/contract/course'
import { courseWithin, draftOf, versionContents, versionsOf } from '#domains/course'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { weighCourse } from '../completion/weigh.ts'
import { brake, undoDays } from '../learner/bulk/rules.ts'
import { movesOf } from './move-store.ts'
import { countCompletions, inProgress, obligedAmong, recordsAmong } from './people-queries.ts'
import { groupOf, outcomeOf, type Weighed } from './rules.ts'

/** As many people as are weighed at a time. */
const group = 500

/** What the newest version, or the draft once it is published, would mean for everyone in progress under another one. */
export async function versionMovePreview(
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
  // Before the people are counted: a move that is over is in the figures, and the page asks again for one that is not.
  const moves = await shownMoves(ctx, id, new Map(versions.map((one) => [one.id, one.number])))
  const weighed = await weighAll(ctx, {
    courseId: id,
    versionIds: older.map((one) => one.id),
    contents,
    target,
  })
  return {
    to: (newest?.number ?? 0) + (isDraft ? 1 : 0),
    completions: await countCompletions(ctx.db, id),
    groups: older.flatMap(({ id: versionId, number }) => {
      const people = weighed.get(versionId)
      return people
        ? [groupOf({ number, before: contentIn(contents, versionId), after: target }, people)]
        : []
    }),
    brake,
    moves,
  }
}

type Contents = ReadonlyMap<string, CourseContent>

function contentIn(contents: Contents, versionId: string): CourseContent {
  const content = contents.get(versionId)
  if (!content) throw new Error(`There is no version ${versionId}.`)
  return content
}

type Weighing = {
  readonly courseId: string
  readonly versionIds: readonly string[]
  readonly contents: Contents
  readonly target: CourseContent
}

/** Everyone in progress, weighed by the one evaluator under what they study and under what they would study. */
async function weighAll(
  ctx: Ctx,
  { courseId, versionIds, contents, target }: Weighing,
): Promise<ReadonlyMap<string, readonly Weighed[]>> {
  const weighed = new Map<string, Weighed[]>()
  const groupAt = (versionId: string) => {
    const known = weighed.get(versionId) ?? []
    weighed.set(versionId, known)
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
      const outcome = outcomeOf(weighCourse(contentIn(contents, versionId), done), weighCourse(target, done))
      groupAt(versionId).push({
        outcome,
        touched: [...done.keys()],
        isObliged: obliged.has(accountId),
      })
    }
    const last = people.at(-1)
    if (!last || people.length < group) return weighed
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
    from: fromVersionIds.map((one) => numbers.get(one) ?? 1),
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
