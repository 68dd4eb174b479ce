import { type Ctx, anonymous } from '#platform/ctx'
import { importTicket } from '#platform/import-flow'

/** The slow steps of an import: what is needed to enqueue them. The work itself is in jobs.ts. */
export const checking = importTicket('people.import.check', 5)
export const writing = importTicket('people.import.write', 25)
export const undoing = importTicket('people.import.undo', 25)

type Acting = { readonly actingId: string | null; readonly actingRole: string | null }

/** With whose rights the steps of an import run: those of the person who had it checked or undone; otherwise none. */
export const requesterOf = ({ actingId, actingRole }: Acting) =>
  actingId === null ? anonymous : { id: actingId, role: actingRole ?? '' }

/**
 * An import runs with the rights of the person who controls it. A directory has none: it changes no sign-in of people
 * with more rights.
 */
export const actingFor = ({ actor }: Pick<Ctx, 'actor'>, { fileId }: { readonly fileId: string | null }) =>
  fileId === null ? { actingId: null, actingRole: null } : { actingId: actor.id, actingRole: actor.role }
