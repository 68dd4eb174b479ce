/** A finding: where, and what is wrong, in a sentence that says what to do. */
export type Finding = { readonly where: string; readonly what: string }

export type Report = {
  readonly name: string
  /** How much was read, so that a check that read nothing cannot pass for one that found nothing. */
  readonly read: string
  readonly findings: readonly Finding[]
}

/** Prints a report and sets the exit code. */
export function printReport({ name, read, findings }: Report): void {
  for (const { where, what } of findings) console.error(`${where}  ${what}`)
  const status = findings.length === 0 ? 'all well' : `${findings.length} to mend`
  console.log(`${name}: ${read}; ${status}`)
  if (findings.length > 0) process.exitCode = 1
}
