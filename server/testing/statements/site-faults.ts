import { loadModule, parseSync } from 'libpg-query'
import { Analysis } from './analysis.ts'

export type SiteCheck = {
  /** Tables whose rows may be of any site. */
  readonly faults: readonly string[]
  /** Numbers of the parameters that must be the site. */
  readonly params: readonly number[]
}

await loadModule()

/**
 * Parses a statement as PostgreSQL does and tracks the site through it: every tenant table must have its site_id equal to a
 * parameter, or to that of a bound table, in a condition that every row must meet.
 */
export function siteFaults(text: string): SiteCheck {
  const analysis = new Analysis()
  for (const { stmt } of parseSync(text).stmts ?? []) analysis.statement(stmt)
  return { faults: [...analysis.faults], params: [...analysis.params] }
}
