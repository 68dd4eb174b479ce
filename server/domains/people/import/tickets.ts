import { z } from 'zod'
import { type Ctx, nobody } from '#platform/ctx'

const payload = z.object({ id: z.string() })

/** The slow steps of an import: what it takes to enqueue them. What they do stands in jobs.ts. */
export const checking = { name: 'people.import.check', payload, attempts: 5 }
export const writing = { name: 'people.import.write', payload, attempts: 25 }
export const undoing = { name: 'people.import.undo', payload, attempts: 25 }

type Acting = { readonly actingId: string | null; readonly actingRole: string | null }

/** With whose rights the steps of an import run: those of whoever had it checked, or taken back; of nobody otherwise. */
export const askerOf = ({ actingId, actingRole }: Acting) =>
  actingId === null ? nobody : { id: actingId, role: actingRole ?? '' }

/** Whoever steers an import lends it their rights. A directory is nobody's word: it changes no sign-in of the stronger. */
export const actingFor = ({ actor }: Pick<Ctx, 'actor'>, { fileId }: { readonly fileId: string | null }) =>
  fileId === null ? { actingId: null, actingRole: null } : { actingId: actor.id, actingRole: actor.role }
