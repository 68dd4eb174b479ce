/** A node of a parsed statement: `{ SelectStmt: { … } }`, or the inside of one. */
export type Tree = { readonly [name: string]: unknown }

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The inside of a node if it is of this kind. */
export function only(kind: string, node: unknown): Tree | undefined {
  const inner = isTree(node) ? node[kind] : undefined
  return isTree(inner) ? inner : undefined
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The parts of a name: `a.site_id` is `['a', 'site_id']`; a star is `'*'`. */
export const namesOf = (value: unknown): string[] =>
  listOf(value).map((part) => (only('A_Star', part) ? '*' : textOf(only('String', part)?.['sval'])))

/** Every statement directly inside an expression, without nested ones. */
export function sublinksIn(value: unknown): Tree[] {
  if (Array.isArray(value)) return value.flatMap(sublinksIn)
  if (!isTree(value)) return []
  const link = only('SubLink', value)
  if (link) return [link, ...sublinksIn(link['testexpr'])]
  // Subqueries in a FROM list are handled there.
  if ('RangeSubselect' in value || 'CommonTableExpr' in value) return []
  return Object.values(value).flatMap(sublinksIn)
}

/** Every table that is named anywhere. */
export function tablesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(tablesIn)
  if (!isTree(value)) return []
  return 'relname' in value ? [tableName(value)] : Object.values(value).flatMap(tablesIn)
}

export const tableName = (table: Tree) => `${textOf(table['schemaname'])}.${textOf(table['relname'])}`
