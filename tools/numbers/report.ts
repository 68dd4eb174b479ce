/** The report is the last line that a run prints; one that crashed before has none. */
export function reportOf(output: string): unknown {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    return {}
  }
}
