import { sql } from 'kysely'

/** SQL condition that a role assignment has not expired; every query that reads rights uses it. */
export const inForce = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.ends_at`)} is null or ${sql.ref(`${table}.ends_at`)} > now())`

type StoredAssignment = {
  readonly scope: 'site' | 'unit' | 'centre'
  readonly scopeId: string | null
  readonly permissions: string[] | null
  readonly endsAt: string | null
}

/** Of `identity.holding` joined as `holding` and `identity.custom_role` as `own`. Ids as text: 63 bits do not survive JSON. */
export const roleAssignmentsAsJson = sql<StoredAssignment[]>`coalesce(json_agg(json_build_object(
  'scope', holding.scope, 'scopeId', holding.scope_id::text, 'endsAt', holding.ends_at,
  'permissions', own.permissions)), '[]')`
