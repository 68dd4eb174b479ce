/** A line of figures in the test output; with a starting point it says how long the work took. */
export function tell(line: string, started?: number): void {
  const seconds = started === undefined ? '' : ` in ${((performance.now() - started) / 1000).toFixed(1)} s`
  process.stdout.write(`  ${line}${seconds}\n`)
}
