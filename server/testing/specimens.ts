import type { Db } from '#platform/db'

/**
 * Ids that stand in the same call already, by entity: a child is made within them. Under `unit` stands the unit in which
 * the owner works, if any: what has a place in the organisation is made there.
 */
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
   * asks for. `owner`: its owner, and whoever holds that permission where the owner works. `unit`: whoever holds it
   * where the thing lies. `whole`: whoever holds it in the whole site. `site`: everyone of the site who may call. For
   * everyone else it is not there (NOT_FOUND). Where a call asks for no permission, `unit` and `whole` are as `site`.
   */
  readonly reach: 'own' | 'staff' | 'owner' | 'unit' | 'whole' | 'site'
  /** The entity it lies in: under another one of the same kind it is not there either (A04). */
  readonly within?: string
  /** Takes it away again as its room does, so that a removed thing can be asked for. */
  readonly remove?: (db: Db, id: string) => Promise<void>
}

export type Specimens = Readonly<Record<string, Specimen>>
