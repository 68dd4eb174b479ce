import { type Media, type MediaAddress, mediaFaults, type PackageItem } from '@lyceum/contract/file'
import { z } from 'zod'
import { expiry, mediaAddress, type MediaGrant, packageAddress } from '#platform/content/signed-address'
import type { Ctx } from '#platform/ctx'
import { itemsIn } from './package/package-items.ts'
import { pieceNamed, spriteTile } from './rules.ts'
import { type MediaRow, mediaRows } from './store.ts'

/** A link that plays is valid for four hours; pages use one of ten minutes (INV-U05). */
const playSeconds = 14_400
const readSeconds = 600

const fault = z.enum(mediaFaults)

/** Preparation state and measurements of files: kind, state, seconds, pages. Other files are left out. */
export async function mediaOf(
  ctx: Pick<Ctx, 'db'>,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, Media>> {
  const rows = await mediaRows(ctx.db, fileIds)
  return new Map(rows.map((row) => [row.fileId, shownMedia(row)]))
}

/**
 * Links to play files, for a domain that has decided by its own rules that the person may. What cannot be played yet
 * has none. The permission is checked again with every playlist and every page of a package (`Domain.readableFiles`).
 */
export async function mediaAddresses(
  ctx: Ctx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, MediaAddress>> {
  const rows = await mediaRows(ctx.db, fileIds)
  return new Map(rows.filter(isPlayable).map((row) => [row.fileId, addressOf(ctx, row)]))
}

/** Ready, or a video whose lowest resolution is: it plays while the others are made (M-16). */
const isPlayable = ({ state, kind, durationMs }: MediaRow) =>
  state === 'ready' || (state !== 'failed' && kind === 'video' && durationMs !== null)

export function shownMedia(row: MediaRow): Media {
  const { fileId: id, kind, state, percent, durationMs, pages, width, height, scorm, title } = row
  return {
    id,
    kind,
    state,
    percent,
    fault: row.reason === null ? null : (fault.safeParse(row.reason).data ?? 'trouble'),
    seconds: durationMs === null ? null : durationMs / 1000,
    pages,
    width,
    height,
    scorm,
    title,
    items: itemsIn(row.items).map(shownItem),
  }
}

const shownItem = ({ id, title, depth, kind }: PackageItem): PackageItem => ({ id, title, depth, kind })

function addressOf(ctx: Ctx, row: MediaRow): MediaAddress {
  const isRead = row.kind === 'document'
  const expiresAt = expiry(ctx.now, isRead ? readSeconds : playSeconds)
  const grant: MediaGrant = {
    siteId: ctx.site.id,
    personId: ctx.actor.id,
    role: ctx.actor.role,
    fileId: row.fileId,
    expiresAt,
  }
  const piece = (name: string) => mediaAddress(ctx.parts.config, grant, name)
  const plain = { poster: null, sprite: null, expiresAt: expiresAt.toISOString() }
  if (row.kind === 'package')
    return { ...plain, url: packageAddress(ctx.parts.config, grant, pieceNamed.launcher), type: 'text/html' }
  if (isRead) return { ...plain, url: piece(pieceNamed.pages), type: 'application/pdf' }
  const played = { ...plain, url: piece(pieceNamed.playlist), type: 'application/vnd.apple.mpegurl' }
  if (row.kind === 'audio') return played
  const sprite = row.spriteStep && { url: piece(pieceNamed.sprite), step: row.spriteStep, ...spriteTile }
  return { ...played, poster: piece(pieceNamed.poster), sprite: sprite || null }
}
