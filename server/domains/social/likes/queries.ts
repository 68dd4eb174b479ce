import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { on } from '../tables.ts'
import type { Target } from '../targets.ts'

/** What somebody has done with a thing. */
export async function doneWith(db: Db, { kind, id }: Target, accountId: string) {
  const liking = await on(db)
    .selectFrom('social.liking')
    .select('at')
    .where('kind', '=', kind)
    .where('targetId', '=', id)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return {
    isLiked: liking !== undefined,
    isCollected: (await collectedAmong(db, kind, { accountId, ids: [id] })).has(id),
  }
}

/** Which of these things of one kind somebody has collected. */
async function collectedAmong(
  db: Db,
  kind: string,
  { accountId, ids }: { readonly accountId: string; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await on(db)
    .selectFrom('social.favourite')
    .select('targetId')
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('targetId', 'in', ids)
    .execute()
  return new Set(rows.map(({ targetId }) => targetId))
}

type Page = { readonly beneath?: string | undefined; readonly limit: number }

/**
 * The caller's favourites of one kind, newest first, paged by the cursor `next`. The domain that owns the kind shows
 * them, and leaves out what this person may not see any more.
 */
export async function collectedIds(ctx: Ctx, kind: string, { beneath, limit }: Page) {
  const rows = await on(ctx.db)
    .selectFrom('social.favourite')
    .select(['targetId', 'number', 'at'])
    .where('accountId', '=', ctx.actor.id)
    .where('kind', '=', kind)
    .$if(beneath !== undefined, (query) => query.where('number', '<', beneath ?? ''))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()
  const records = rows.slice(0, limit).map(({ targetId, at }) => ({ id: targetId, at }))
  return { records, next: rows.length > limit ? (rows[limit - 1]?.number ?? null) : null }
}
