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

const addressOf = (ctx: Ctx, file: Named) => readAddressOf(ctx, file).url

/** An address that reads a file, with its last moment. */
export function readAddressOf(ctx: Ctx, file: Named): Addressed {
  const expiresAt = expiry(ctx.now, readSeconds)
  return { url: addressUntil(ctx, file, expiresAt), expiresAt }
}

/** The same for a player. */
export function playAddressOf(ctx: Ctx, file: Named): Addressed {
  const expiresAt = expiry(ctx.now, playSeconds)
  return { url: addressUntil(ctx, file, expiresAt), expiresAt }
}

/**
 * Addresses of files by id, for rooms that have decided by their own rules that the person may read or play them.
 * Removed files have none.
 */
export async function fileAddresses(
  ctx: Ctx,
  fileIds: readonly string[],
  use: 'read' | 'play' = 'read',
): Promise<ReadonlyMap<string, string>> {
  const files = await livingFiles(ctx.db, fileIds)
  return new Map(
    files.map((file) => [file.id, use === 'read' ? addressOf(ctx, file) : playAddressOf(ctx, file).url]),
  )
}

/** A file as the calls answer it. */
export function shownFile(ctx: Ctx, file: FileRow): Result<typeof contract.uploadFile> {
  return { id: file.id, url: addressOf(ctx, file), name: file.name, type: file.type, size: Number(file.size) }
}

/** Files by id as the calls answer them, for rooms that have decided by their own rules that the person may see them. */
export async function shownFiles(ctx: Ctx, fileIds: readonly string[]) {
  return (await livingFiles(ctx.db, fileIds)).map((file) => shownFile(ctx, file))
}

function addressUntil(ctx: Ctx, { id, name }: Named, expiresAt: Date): string {
  const grant = { siteId: ctx.site.id, personId: ctx.actor.id, fileId: id, expiresAt }
  return contentAddress(ctx.parts.config, grant, name)
}
