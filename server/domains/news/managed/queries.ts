import type { Input } from '@lyceum/contract/kit'
import type { listNews as List, NewsState } from '@lyceum/contract/news'
import type { ExpressionBuilder, ExpressionWrapper, Kysely, SqlBool } from 'kysely'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import { isId } from '#platform/db/is-id'
import { on } from '../tables.ts'

type Tables = ReturnType<typeof on> extends Kysely<infer T> ? T : never
type At = ExpressionBuilder<Tables, 'news.item'>

/** `standingOf` as a database condition. */
const inState: Readonly<
  Record<NewsState, (at: At, now: Date) => ExpressionWrapper<Tables, 'news.item', SqlBool>>
> = {
  draft: (at) => at('state', '=', 'draft'),
  withdrawn: (at) => at('state', '=', 'withdrawn'),
  scheduled: (at, now) => at.and([at('state', '=', 'published'), at('shownFrom', '>', now)]),
  over: (at, now) => at.and([at('state', '=', 'published'), at('shownUntil', '<=', now)]),
  shown: (at, now) =>
    at.and([
      at('state', '=', 'published'),
      at('shownFrom', '<=', now),
      at.or([at('shownUntil', 'is', null), at('shownUntil', '>', now)]),
    ]),
}

/** A page of managed items plus one, newest first. */
export async function managedPage(ctx: Ctx, input: Input<typeof List>) {
  const { kind, state, text, after, pageSize } = input
  const like = likePattern(text)
  return on(ctx.db)
    .selectFrom('news.item')
    .select(['id', 'title', 'state', 'isPinned', 'mustAcknowledge', 'isPublic', 'version', 'shownFrom'])
    .select(['shownUntil', 'reads', 'acknowledged', 'meant', 'createdBy'])
    .where('kind', '=', kind)
    .$if(state !== undefined, (some) => some.where((at) => inState[state ?? 'shown'](at, ctx.now)))
    .$if(text !== '', (some) => some.where('title', 'ilike', like))
    .$if(isId(after), (some) => some.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}
