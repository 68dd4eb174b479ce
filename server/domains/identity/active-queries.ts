import { sql } from 'kysely'

/** SQL condition that a role assignment has not expired; every query that reads rights uses it. */
export const inForce = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.ends_at`)} is null or ${sql.ref(`${table}.ends_at`)} > now())`
