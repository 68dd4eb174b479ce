import type { CommentEntry } from '@lyceum/contract/social'
import { accountNames } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import { richText } from '#platform/content/rich-text'
import type { Ctx } from '#platform/ctx'
import type { TargetKind } from '#platform/domain/target'
import type { Target } from '../targets.ts'
import { moderatedUnits } from './moderation.ts'
import { likedAmong } from './queries.ts'
import type { CommentRow } from './store.ts'

type Shown = { readonly kind: TargetKind; readonly target: Target; readonly rows: readonly CommentRow[] }

/** Comments as shown to this person: with names and likes, and sanitized once more. */
export async function showComments(
  ctx: Ctx,
  { kind, target, rows }: Shown,
): Promise<ReadonlyMap<string, CommentEntry>> {
  if (rows.length === 0) return new Map()
  const authors = [...new Set(rows.map(({ accountId }) => accountId))]
  const ids = rows.map(({ id }) => id)
  const names = await accountNames(ctx.db, authors)
  const units = await mainUnitsOf(ctx.db, authors)
  const liked = await likedAmong(ctx.db, ids, ctx.actor.id)
  const moderates = await moderatedUnits(ctx)
  const hosts = (await kind.hosts?.(ctx, target.id)) ?? new Set<string>()
  const shown = rows.map((row): CommentEntry => {
    const { id, accountId, html, likes, at, removedAt } = row
    const isRemoved = removedAt !== null
    const isOwn = accountId === ctx.actor.id
    const unit = units.get(accountId)
    return {
      id,
      by: isRemoved
        ? { id: accountId, name: '', unit: '', isHost: false }
        : {
            id: accountId,
            name: names.get(accountId) ?? '',
            unit: unit?.name ?? '',
            isHost: hosts.has(accountId),
          },
      content: richText(html),
      at: at.toISOString(),
      likes,
      isLiked: liked.has(id),
      isOwn,
      mayRemove: !isRemoved && (isOwn || moderates(unit?.id)),
      isRemoved,
    }
  })
  return new Map(shown.map((comment) => [comment.id, comment]))
}
