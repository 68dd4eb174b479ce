import { fileErrors } from '@lyceum/contract/file'
import type { Grant, MediaGrant, Reading } from '#platform/content/signed-address'
import { type Actor, anonymous, type Site } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { openCtx } from '#platform/ctx/open-ctx'
import type { Parts } from '#platform/parts'
import { isForSite, mayStillRead, readableFile, type Readers } from '../file-access.ts'
import { type FileRow, livingFile } from '../store.ts'

/** What the content host needs from the rest of the application. */
export type ContentDeps = {
  readonly partsNow: () => Parts
  readonly siteOf: (parts: Parts, siteId: number) => Promise<Site>
  /** The host names of a site's portal: only their pages may embed a package in a frame. */
  readonly hostsOf: (parts: Parts, siteId: number) => Promise<readonly string[]>
  /** A person with their current permissions; anonymous if they may no longer sign in. */
  readonly actorOf: (parts: Parts, site: Site, who: { id: string; role: string }) => Promise<Actor>
  /** The person of a session, while it is valid. */
  readonly sessionActorOf: (parts: Parts, site: Site, sessionId: string) => Promise<Actor | undefined>
  readonly readers: Readers
  /** The built launcher script that packages talk to; undefined if the front end was not built. */
  readonly launcher: () => Promise<Buffer | undefined>
}

/** The link itself is the permission; whether the file exists and its site is valid is checked each time. */
export async function grantedFile({ partsNow, siteOf }: ContentDeps, grant: Reading): Promise<FileRow> {
  const parts = partsNow()
  const { validUntil } = await siteOf(parts, grant.siteId)
  if (validUntil && validUntil <= parts.clock.now()) fail(fileErrors.FILE_LINK_ENDED)
  const file = await livingFile(parts.database.of(grant.siteId), grant.fileId)
  return file ?? fail(fileErrors.FILE_LINK_ENDED)
}

/** Asks the domains again: a link does not outlive the permission (INV-U05). */
export async function refuseWithoutRight(deps: ContentDeps, grant: MediaGrant): Promise<void> {
  const { partsNow, siteOf, actorOf, readers } = deps
  const parts = partsNow()
  const site = await siteOf(parts, grant.siteId)
  const actor = await actorOf(parts, site, { id: grant.personId, role: grant.role })
  if (actor.id !== grant.personId) fail(fileErrors.FILE_LINK_ENDED)
  const ctx = openCtx({ parts, listeners: new Map(), site, actor })
  await readableFile(ctx, readers, grant.fileId).catch(() => fail(fileErrors.FILE_LINK_ENDED))
}

/**
 * The same for an original: the session of the link is open, and the permission it is based on is still given.
 * Without a session, only pictures that are visible to the whole site are served.
 */
export async function refuseWithoutSession(deps: ContentDeps, grant: Grant, file: FileRow): Promise<void> {
  const isFit = grant.personId === anonymous.id ? isForSite(file) : await isSitting(deps, grant, file)
  if (!isFit) fail(fileErrors.FILE_LINK_ENDED)
}

async function isSitting(deps: ContentDeps, grant: Grant, file: FileRow): Promise<boolean> {
  const parts = deps.partsNow()
  const site = await deps.siteOf(parts, grant.siteId)
  const actor = await deps.sessionActorOf(parts, site, grant.sessionId)
  if (actor?.id !== grant.personId) return false
  if (grant.right !== '') return actor.permissions.has(grant.right)
  return mayStillRead(openCtx({ parts, listeners: new Map(), site, actor }), deps.readers, file)
}
