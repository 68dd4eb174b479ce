/** Something a check found: where, and what is wrong with it, in words that say what to do. */
export type Finding = { readonly where: string; readonly what: string }

export type Report = {
  readonly name: string
  /** How much was read, so that a check which saw nothing cannot look like one that found nothing. */
  readonly read: string
  readonly findings: readonly Finding[]
}

/** Prints a report and sets the exit code. */
export function tell({ name, read, findings }: Report): void {
  for (const { where, what } of findings) console.error(`${where}  ${what}`)
  const verdict = findings.length === 0 ? 'all well' : `${findings.length} to mend`
  console.log(`${name}: ${read}; ${verdict}`)
  if (findings.length > 0) process.exitCode = 1
}
