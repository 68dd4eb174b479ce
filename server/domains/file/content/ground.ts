import { fileErrors } from '@lyceum/contract/file'
import type { Grant, MediaGrant, Reading } from '#platform/content/address'
import { type Actor, nobody, type Site } from '#platform/ctx'
import { fail } from '#platform/failure'
import { openCtx } from '#platform/open-ctx'
import type { Parts } from '#platform/parts'
import { isForSite, mayStillRead, readableFile, type Readers } from '../readable.ts'
import { type FileRow, livingFile } from '../store.ts'

/** What the content host must ask of the house. */
export type ContentGround = {
  readonly partsNow: () => Parts
  readonly siteOf: (parts: Parts, siteId: number) => Promise<Site>
  /** The host names of a site's portal: the only pages that may hold a package in a frame. */
  readonly hostsOf: (parts: Parts, siteId: number) => Promise<readonly string[]>
  /** Somebody with what they may do by now; nobody when they may no longer sign in. */
  readonly actorOf: (parts: Parts, site: Site, who: { id: string; role: string }) => Promise<Actor>
  /** Who sits at a session, while it is in force. */
  readonly sitterOf: (parts: Parts, site: Site, sessionId: string) => Promise<Actor | undefined>
  readonly readers: Readers
  /** What a package talks to, as the front ends were built; undefined where they were not. */
  readonly launcher: () => Promise<Buffer | undefined>
}

/** The address speaks for itself; that the file still exists and its site is in force is asked each time. */
export async function grantedFile({ partsNow, siteOf }: ContentGround, grant: Reading): Promise<FileRow> {
  const parts = partsNow()
  const { validUntil } = await siteOf(parts, grant.siteId)
  if (validUntil && validUntil <= parts.clock.now()) fail(fileErrors.FILE_LINK_ENDED)
  const file = await livingFile(parts.database.of(grant.siteId), grant.fileId)
  return file ?? fail(fileErrors.FILE_LINK_ENDED)
}

/** Asks the rooms once more: an address that was handed out does not outlive the right (INV-U05). */
export async function refuseWithoutRight(ground: ContentGround, grant: MediaGrant): Promise<void> {
  const { partsNow, siteOf, actorOf, readers } = ground
  const parts = partsNow()
  const site = await siteOf(parts, grant.siteId)
  const actor = await actorOf(parts, site, { id: grant.personId, role: grant.role })
  if (actor.id !== grant.personId) fail(fileErrors.FILE_LINK_ENDED)
  const ctx = openCtx({ parts, listeners: new Map(), site, actor })
  await readableFile(ctx, readers, grant.fileId).catch(() => fail(fileErrors.FILE_LINK_ENDED))
}

/**
 * The same for an original: the session that the address was shown in is open, and the right it was shown by is held.
 * What was shown to a visitor without a session is a picture for everybody of the site, or nothing.
 */
export async function refuseWithoutSession(
  ground: ContentGround,
  grant: Grant,
  file: FileRow,
): Promise<void> {
  const isFit = grant.personId === nobody.id ? isForSite(file) : await isSitting(ground, grant, file)
  if (!isFit) fail(fileErrors.FILE_LINK_ENDED)
}

async function isSitting(ground: ContentGround, grant: Grant, file: FileRow): Promise<boolean> {
  const parts = ground.partsNow()
  const site = await ground.siteOf(parts, grant.siteId)
  const actor = await ground.sitterOf(parts, site, grant.sessionId)
  if (actor?.id !== grant.personId) return false
  if (grant.right !== '') return actor.permissions.has(grant.right)
  return mayStillRead(openCtx({ parts, listeners: new Map(), site, actor }), ground.readers, file)
}
