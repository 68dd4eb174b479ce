import plan from '../../layers.json' with { type: 'json' }

export const domainNames: ReadonlySet<string> = new Set(plan.layers.flat())

/** The order of folders inside large domains of the server, lowest row first. */
export const folderRows: Readonly<Record<string, readonly (readonly string[])[]>> = plan.folders

/** Tables shared by all sites. All other tables of a domain's schema belong to a site. */
export const globalTables: ReadonlySet<string> = new Set(plan.globalTables)

/** Tables whose schema bears the name of another domain than the one they belong to, by table. */
const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(plan.tables).flatMap(([domain, tables]) => tables.map((table) => [table, domain] as const)),
)

/** The domain of a table: the one that the plan names, or else the one that its schema is named after. */
export const ownerOf = (table: string): string =>
  tableOwners.get(table) ?? schemaOwner(table.split('.')[0] ?? '')

/** A domain may have a second schema, for answer keys: `exam_key` is domain exam's. */
export const schemaOwner = (schema: string): string => schema.replace(/_key$/, '')
