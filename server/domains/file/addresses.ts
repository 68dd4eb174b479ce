import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/file'
import { contentAddress, expiry } from '#platform/content/signed-address'
import type { Ctx } from '#platform/ctx'
import { type FileRow, livingFiles } from './store.ts'

/** A link is valid for at most ten minutes (INV-U05); one that plays a video, four hours. */
const readSeconds = 600
const playSeconds = 14_400

type Addressed = { readonly url: string; readonly expiresAt: Date }
type Named = Pick<FileRow, 'id' | 'name'>

/** How long a link is valid, and the permission it is based on; if omitted, the file's own rules decide. */
type Use = { readonly use?: 'read' | 'play'; readonly right?: string }

/** A link to read a file, with its expiry. */
export const readAddressOf = (ctx: Ctx, file: Named): Addressed => addressOf(ctx, file, {})

/** The same for a player. */
export const playAddressOf = (ctx: Ctx, file: Named): Addressed => addressOf(ctx, file, { use: 'play' })

/**
 * Links to files by id, for domains that have decided by their own rules that the person may read or play them. Each
 * request checks again: the session, and the permission given here, or whether the person may read the file otherwise.
 * Removed files have none.
 */
export async function fileAddresses(
  ctx: Ctx,
  fileIds: readonly string[],
  use: Use = {},
): Promise<ReadonlyMap<string, string>> {
  const files = await livingFiles(ctx.db, fileIds)
  return new Map(files.map((file) => [file.id, addressOf(ctx, file, use).url]))
}

/** A file as endpoints return it. */
export function shownFile(ctx: Ctx, file: FileRow, use: Use = {}): Result<typeof contract.uploadFile> {
  const { url } = addressOf(ctx, file, use)
  return { id: file.id, url, name: file.name, type: file.type, size: Number(file.size) }
}

/** Files by id as endpoints return them, for domains that have decided that the person may see them. */
export async function shownFiles(ctx: Ctx, fileIds: readonly string[], use: Use = {}) {
  return (await livingFiles(ctx.db, fileIds)).map((file) => shownFile(ctx, file, use))
}

function addressOf(ctx: Ctx, { id, name }: Named, { use = 'read', right = '' }: Use): Addressed {
  const expiresAt = expiry(ctx.now, use === 'read' ? readSeconds : playSeconds)
  const { id: personId, sessionId } = ctx.actor
  const grant = { siteId: ctx.site.id, personId, sessionId, fileId: id, expiresAt, right }
  return { url: contentAddress(ctx.parts.config, grant, name), expiresAt }
}
