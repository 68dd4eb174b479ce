const globals = new Set<string>()

/** Declares tables that stand above all sites. Everything else in a room's schema belongs to a site. */
export function declareGlobal(names: readonly string[]): void {
  for (const name of names) globals.add(name)
}

/** Schemas that belong to no room: the ground's own and the job queue's carry the site where they need it. */
const ground = new Set(['platform', 'graphile_worker', 'pg_catalog', 'information_schema'])

export function isTenantTable(name: string): boolean {
  return !globals.has(name) && !ground.has(name.split('.')[0] ?? '')
}

/** The tenant tables that a piece of SQL reads or writes. */
export function tenantTablesIn(text: string): string[] {
  const mentions = text.matchAll(
    /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?([a-z_]+)"?\."?([a-z_]+)"?/gi,
  )
  return [...new Set([...mentions].map(([, schema, table]) => `${schema}.${table}`))].filter(isTenantTable)
}
