import { type SentStatement, watchStatements } from '#platform/db/watch-statements'
import { type SiteVerdict, siteFaults } from './site-faults.ts'

const verdicts = new Map<string, SiteVerdict>()

/** From here on every statement of a handle of one site is parsed when first seen, and refused if it reaches further. */
export function holdStatementsToTheirSite(): void {
  watchStatements(refuseBeyondSite)
}

function refuseBeyondSite({ text, values, siteId }: SentStatement): void {
  const verdict = verdicts.get(text) ?? siteFaults(text)
  verdicts.set(text, verdict)
  const isOurs = (value: unknown) => [value].flat().every((one) => Number(one) === siteId)
  const strange = verdict.params.filter((number) => !isOurs(values[number - 1]))
  const faults = [...verdict.faults, ...strange.map((number) => `$${number} is another site`)]
  if (faults.length > 0) throw new Error(`Not held to its site: ${faults.join(', ')} in ${text}`)
}
