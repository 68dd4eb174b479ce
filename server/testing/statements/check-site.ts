import { type SentStatement, watchStatements } from '#platform/db/watch-statements'
import { type SiteCheck, siteFaults } from './site-faults.ts'

const results = new Map<string, SiteCheck>()

/** From now on every statement of a site's handle is parsed when first seen, and rejected if it reaches other sites. */
export function checkStatementSites(): void {
  watchStatements(rejectOtherSites)
}

function rejectOtherSites({ text, values, siteId }: SentStatement): void {
  const result = results.get(text) ?? siteFaults(text)
  results.set(text, result)
  const isOurs = (value: unknown) => [value].flat().every((item) => Number(item) === siteId)
  const strange = result.params.filter((number) => !isOurs(values[number - 1]))
  const faults = [...result.faults, ...strange.map((number) => `$${number} is another site`)]
  if (faults.length > 0) throw new Error(`Not limited to its site: ${faults.join(', ')} in ${text}`)
}
