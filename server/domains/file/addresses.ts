import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/file'
import { contentAddress, expiry } from '#platform/content/address'
import type { Ctx } from '#platform/ctx'
import { type FileRow, livingFiles } from './store.ts'

/** An address lives at most ten minutes (INV-U05); one that plays a film, four hours. */
const readSeconds = 600
const playSeconds = 14_400

type Addressed = { readonly url: string; readonly expiresAt: Date }
type Named = Pick<FileRow, 'id' | 'name'>

/** How long an address lives, and by which permission it is handed out; left out, the rules of the file decide. */
type Use = { readonly use?: 'read' | 'play'; readonly right?: string }

/** An address that reads a file, with its last moment. */
export const readAddressOf = (ctx: Ctx, file: Named): Addressed => addressOf(ctx, file, {})

/** The same for a player. */
export const playAddressOf = (ctx: Ctx, file: Named): Addressed => addressOf(ctx, file, { use: 'play' })

/**
 * Addresses of files by id, for rooms that have decided by their own rules that the person may read or play them. Each
 * request asks again: for the session, and for the right named here, or whether the person may read the file otherwise.
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

/** A file as the calls answer it. */
export function shownFile(ctx: Ctx, file: FileRow, use: Use = {}): Result<typeof contract.uploadFile> {
  const { url } = addressOf(ctx, file, use)
  return { id: file.id, url, name: file.name, type: file.type, size: Number(file.size) }
}

/** Files by id as the calls answer them, for rooms that have decided by their own rules that the person may see them. */
export async function shownFiles(ctx: Ctx, fileIds: readonly string[], use: Use = {}) {
  return (await livingFiles(ctx.db, fileIds)).map((file) => shownFile(ctx, file, use))
}

function addressOf(ctx: Ctx, { id, name }: Named, { use = 'read', right = '' }: Use): Addressed {
  const expiresAt = expiry(ctx.now, use === 'read' ? readSeconds : playSeconds)
  const { id: personId, sessionId } = ctx.actor
  const grant = { siteId: ctx.site.id, personId, sessionId, fileId: id, expiresAt, right }
  return { url: contentAddress(ctx.parts.config, grant, name), expiresAt }
}
