import { existsSync, readdirSync } from 'node:fs'
import type { Db } from '#platform/db'

/** Ids that stand in the same call already, by entity: a child is made within them. */
export type Parents = Readonly<Record<string, string>>

/**
 * How a suite gets a real thing for an id that the contract marks with `id('room.noun')`.
 * A room offers its own in `make.ts`: `export const specimens: Specimens = { 'site.link': … }`.
 */
export type Specimen = {
  /** Makes a thing that its owner may reach through every call that takes its id; answers the id. */
  readonly make: (db: Db, ownerId: string, parents: Parents) => Promise<string>
  /**
   * Who may reach it. `own`: its owner alone. `staff`: its owner, and whoever holds the permission that a call
   * asks for. `site`: everyone of the site who may call. For everyone else it is not there (NOT_FOUND).
   */
  readonly reach: 'own' | 'staff' | 'site'
  /** The entity it lies in: under another one of the same kind it is not there either (A04). */
  readonly within?: string
  /** Takes it away again as its room does, so that a removed thing can be asked for. */
  readonly remove?: (db: Db, id: string) => Promise<void>
}

export type Specimens = Readonly<Record<string, Specimen>>

/** What all rooms offer, read from the `make.ts` of each. */
export async function roomSpecimens(): Promise<Specimens> {
  const rooms = new URL('../domains/', import.meta.url)
  const all: Record<string, Specimen> = {}
  for (const room of readdirSync(rooms)) {
    const file = new URL(`${room}/make.ts`, rooms)
    if (!existsSync(file)) continue
    const { specimens = {} } = (await import(file.href)) as { specimens?: Specimens }
    Object.assign(all, specimens)
  }
  return all
}
