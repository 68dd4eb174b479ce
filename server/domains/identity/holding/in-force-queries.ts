import { sql } from 'kysely'

/** SQL condition that a holding has not expired; every query that reads rights uses it. */
export const inForce = (holding: string) =>
  sql<boolean>`(${sql.ref(`${holding}.ends_at`)} is null or ${sql.ref(`${holding}.ends_at`)} > now())`
