import type { Purpose } from '@lyceum/contract/file'
import type { Actor } from '#platform/ctx'

/** Large and powerful kinds of upload (films, packages, imports) are for those who make courses. */
export function mayUpload(actor: Actor, purpose: Purpose): boolean {
  return purpose.by === 'user' || actor.permissions.has('file.staff')
}

/** What the whole site stores is for those who add to it and those who manage it. */
export function maySeeSiteStorage(actor: Actor): boolean {
  return actor.permissions.has('file.staff') || actor.permissions.has('site.manage')
}

/** Files that the house has made for somebody; only the room that made them hands out their addresses. */
export const madePurpose = 'made'

/** One's own files, and what the whole site looks at. Other rooms hand out addresses by rules of their own. */
export function mayRead(
  actor: Actor,
  file: { readonly ownerId: string; readonly purpose: string },
  purpose: Purpose | undefined,
): boolean {
  if (file.purpose === madePurpose) return false
  return file.ownerId === actor.id || purpose?.seenBy === 'site'
}
