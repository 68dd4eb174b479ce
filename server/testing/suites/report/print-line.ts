/** Prints a line of figures to the test output; with a start time also the duration. */
export function printLine(line: string, started?: number): void {
  const seconds = started === undefined ? '' : ` in ${((performance.now() - started) / 1000).toFixed(1)} s`
  process.stdout.write(`  ${line}${seconds}\n`)
}
