import type { Purpose } from '@lyceum/contract/file'
import type { Actor } from '#platform/ctx'

/** Large and powerful uploads (films, packages, imports) are for course authors. */
export function mayUpload(actor: Actor, purpose: Purpose): boolean {
  return purpose.by === 'user' || actor.permissions.has('file.staff')
}

/** The storage of the whole site is visible to people who add to it and who manage it. */
export function maySeeSiteStorage(actor: Actor): boolean {
  return actor.permissions.has('file.staff') || actor.permissions.has('site.manage')
}

/** Files that the server generated for somebody; only the domain that made them hands out links. */
export const madePurpose = 'made'

/** One's own files, and those for the whole site. Other domains hand out links by their own rules. */
export function mayRead(
  actor: Actor,
  file: { readonly ownerId: string; readonly purpose: string },
  purpose: Purpose | undefined,
): boolean {
  if (file.purpose === madePurpose) return false
  return file.ownerId === actor.id || purpose?.seenBy === 'site'
}
