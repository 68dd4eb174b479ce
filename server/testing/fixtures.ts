import type { Db } from '#platform/db'

/**
 * Ids that the call already has, by entity: a child is made within them. `unit` is the unit in which the owner works, if
 * any: what belongs to a unit is made there.
 */
export type Parents = Readonly<Record<string, string>>

/**
 * How a suite makes a real thing for an id that the contract marks with `id('domain.noun')`.
 * A domain offers its own in `make.ts`: `export const fixtures: Fixtures = { 'site.link': … }`.
 */
export type Fixture = {
  /** Makes a thing that its owner can reach through every call that takes its id; returns the id. */
  readonly make: (db: Db, ownerId: string, parents: Parents) => Promise<string>
  /**
   * Who may reach it. `own`: its owner. `staff`: its owner, and everyone with the permission of the call. `owner`: its owner,
   * and everyone with that permission in the owner's unit. `unit`: everyone with it in the unit of the thing. `whole`:
   * everyone with it in the whole site. `site`: everyone of the site who may call. For everyone else it does not exist
   * (NOT_FOUND). If a call needs no permission, `unit` and `whole` mean `site`.
   */
  readonly reach: 'own' | 'staff' | 'owner' | 'unit' | 'whole' | 'site'
  /** The entity it belongs to: under another parent of the same kind it does not exist (A04). */
  readonly within?: string
  /** Removes it as its domain does, so that suites can ask for a removed thing. */
  readonly remove?: (db: Db, id: string) => Promise<void>
}

export type Fixtures = Readonly<Record<string, Fixture>>
