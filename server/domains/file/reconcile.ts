import type { Ctx } from '#platform/ctx'
import { type ListedObject, sitePrefix } from '#platform/storage'
import { pieceKeys } from './media/store.ts'
import { livingKeys } from './store.ts'

const dayMs = 86_400_000

export type Reconciled = {
  /** Objects without a file, older than a day: removed, if the bucket certainly belongs to this database. */
  readonly orphans: number
  /** Files whose bytes are gone: reported, since they cannot be restored. */
  readonly lost: readonly string[]
  /** Abandoned multipart uploads. */
  readonly abandoned: number
  /** True if so many objects had no owner that nothing was removed. */
  readonly isAlarmed: boolean
}

/** Walks the site's rows and objects side by side, in key order, and resolves differences (INV-U08). */
export async function reconcile(ctx: Ctx): Promise<Reconciled> {
  const { storage, binding, log } = ctx.parts
  const prefix = sitePrefix(ctx.site.id)
  const before = new Date(ctx.now.getTime() - dayMs)
  const { orphans, lost, owned } = await compare(ctx, prefix, before)

  // A database restored from yesterday, or a wrong bucket, must not delete today's files.
  const isAlarmed = orphans.length > 100 && orphans.length > owned
  if (isAlarmed)
    log.error({ siteId: ctx.site.id, orphans: orphans.length, owned }, 'most objects have no owner')
  else for (const { key } of await binding.surelyOurs(orphans)) await storage.remove(key)
  if (lost.length > 0)
    log.error({ siteId: ctx.site.id, files: lost.slice(0, 100), count: lost.length }, 'files without bytes')
  const abandoned = await storage.abandonParts(prefix, before)
  return { orphans: orphans.length, lost, abandoned, isAlarmed }
}

type Comparison = {
  readonly orphans: readonly ListedObject[]
  readonly lost: readonly string[]
  readonly owned: number
}

async function compare(ctx: Ctx, prefix: string, before: Date): Promise<Comparison> {
  const orphans: ListedObject[] = []
  const lost: string[] = []
  let owned = 0
  let after = prefix
  for (;;) {
    const objects = await ctx.parts.storage.list(prefix, after)
    const upTo = objects.at(-1)?.key
    const files = await livingKeys(ctx.db, { after, upTo })
    const pieces = await pieceKeys(ctx.db, { after, upTo })
    const known = new Set([...files, ...pieces].map(({ objectKey }) => objectKey))
    const present = new Set(objects.map(({ key }) => key))
    const isOrphan = ({ key, at }: ListedObject) => !known.has(key) && at < before
    orphans.push(...objects.filter(isOrphan))
    // A very new file may be younger than the listing.
    lost.push(
      ...files.filter((file) => !present.has(file.objectKey) && file.createdAt < before).map(({ id }) => id),
      ...pieces
        .filter((piece) => !present.has(piece.objectKey) && (piece.beatAt ?? before) <= before)
        .map(({ fileId }) => fileId),
    )
    owned += known.size
    if (upTo === undefined) return { orphans, lost, owned }
    after = upTo
  }
}
