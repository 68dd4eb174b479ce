import type { Ctx } from '#platform/ctx'
import { notify } from '#platform/realtime'
import { siteKey } from '#platform/redis'

/** Their pages look again every ten seconds; who has not for a minute has gone. */
const watchMs = 60_000
const keptSeconds = 300

const placeOf = ({ site }: Ctx, examId: string) => siteKey(site.id, `exam-watch:${examId}`)

/** Remembers that somebody watches over an exam just now. Without Redis they look by themselves. */
export async function noteWatcher(ctx: Ctx, examId: string): Promise<void> {
  const { redis } = ctx.parts
  const place = placeOf(ctx, examId)
  await redis
    .multi()
    .zadd(place, ctx.now.getTime(), ctx.actor.id)
    .expire(place, keptSeconds)
    .exec()
    .catch(() => undefined)
}

/** Tells whoever watches over an exam to look again. */
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
 * Answers were saved: whoever watches looks again within a second. Thousands save at once, so what comes within half a
 * second is one hint, given after the last of it is stored.
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

/** Tells the candidate's own page that something was done to the attempt. */
export function hintCandidate(ctx: Ctx, accountId: string): void {
  notify(ctx, accountId, { name: 'exam', data: {} })
}
