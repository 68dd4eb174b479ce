import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'
import { siteKey } from '#platform/cache/redis'

/** Watching pages refresh every ten seconds; after a minute without one the watcher is gone. */
const watchMs = 60_000
const expirySeconds = 300

const placeOf = ({ site }: Ctx, examId: string) => siteKey(site.id, `exam-watch:${examId}`)

/** Records that somebody is watching an exam now. Without Redis their pages only poll. */
export async function noteWatcher(ctx: Ctx, examId: string): Promise<void> {
  const { redis } = ctx.parts
  const place = placeOf(ctx, examId)
  await redis
    .multi()
    .zadd(place, ctx.now.getTime(), ctx.actor.id)
    .expire(place, expirySeconds)
    .exec()
    .catch(() => undefined)
}

/** Tells the watchers of an exam to refresh. */
export async function hintWatchers(ctx: Ctx, examId: string): Promise<void> {
  const since = ctx.now.getTime() - watchMs
  const people = await ctx.parts.redis
    .zrangebyscore(placeOf(ctx, examId), since, '+inf')
    .catch((): string[] => [])
  for (const accountId of people) notify(ctx, accountId, { name: 'exam.room', data: { id: examId } })
}

const gatherMs = 500
const gathering = new Set<string>()

/**
 * Tells watchers within a second that answers were saved. Thousands save at once, so all saves within half a second
 * cause one notification, sent after the last of them is stored.
 */
export function hintSaved(ctx: Ctx, examId: string): void {
  const place = placeOf(ctx, examId)
  if (gathering.has(place)) return
  gathering.add(place)
  setTimeout(() => {
    gathering.delete(place)
    hintWatchers(ctx, examId).catch(() => undefined)
  }, gatherMs).unref()
}

/** Tells the candidate's page that the attempt was changed. */
export function hintCandidate(ctx: Ctx, accountId: string): void {
  notify(ctx, accountId, { name: 'exam', data: {} })
}
