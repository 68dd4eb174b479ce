import type { Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/file'
import { contentAddress, expiry } from '#platform/content/address'
import type { Ctx } from '#platform/ctx'
import { type FileRow, livingFiles } from './store.ts'

/** An address lives at most ten minutes (INV-U05); one that plays a film, four hours. */
const readSeconds = 600
const playSeconds = 14_400

function addressOf(ctx: Ctx, file: Pick<FileRow, 'id' | 'name'>): string {
  return addressUntil(ctx, file, expiry(ctx.now, readSeconds))
}

/** The same for a player, with its last moment. */
export function playAddressOf(
  ctx: Ctx,
  file: Pick<FileRow, 'id' | 'name'>,
): { url: string; expiresAt: Date } {
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

function addressUntil(ctx: Ctx, { id, name }: Pick<FileRow, 'id' | 'name'>, expiresAt: Date): string {
  const grant = { siteId: ctx.site.id, personId: ctx.actor.id, fileId: id, expiresAt }
  return contentAddress(ctx.parts.config, grant, name)
}
