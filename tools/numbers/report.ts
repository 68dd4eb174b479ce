/** The report is the last line that a run says; one that fell before it has none. */
export function reportOf(output: string): unknown {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '')
  } catch {
    return {}
  }
}
