const globals = new Set<string>()

/** Declares tables without a site. All other tables of a domain's schema belong to a site. */
export function declareGlobal(names: readonly string[]): void {
  for (const name of names) globals.add(name)
}

/** Schemas of no domain: those of the platform and the job queue carry the site where they need it. */
const systemSchemas = new Set(['platform', 'graphile_worker', 'pg_catalog', 'information_schema'])

export function isTenantTable(name: string): boolean {
  return !globals.has(name) && !systemSchemas.has(name.split('.')[0] ?? '')
}

/** The tenant tables used in a piece of SQL. */
export function tenantTablesIn(text: string): string[] {
  const mentions = text.matchAll(
    /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?([a-z_]+)"?\."?([a-z_]+)"?/gi,
  )
  return [...new Set([...mentions].map(([, schema, table]) => `${schema}.${table}`))].filter(isTenantTable)
}
