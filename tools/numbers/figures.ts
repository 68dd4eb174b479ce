/** One figure of a report: its path and its value. */
export type Figure = readonly [name: string, value: string]

/** How deep a report is read: below are single rounds and samples, which are too detailed. */
const depth = 3

/** The figures of a report in readable form; lists of rounds are left out, goals stay beside their figures. */
export function figuresOf(report: unknown, path: readonly string[] = []): Figure[] {
  if (typeof report === 'number' || typeof report === 'boolean' || typeof report === 'string')
    return [[path.join('.'), String(report)]]
  if (report === null || typeof report !== 'object' || path.length >= depth) return []
  if (Array.isArray(report))
    return report.every((value) => typeof value === 'number') ? [[path.join('.'), report.join(' / ')]] : []
  return Object.entries(report).flatMap(([name, value]) => figuresOf(value, [...path, name]))
}

/** The figures a suite printed while it ran: lines that begin with its name. */
export function reportedLines(output: string): string[] {
  return (
    output
      .split('\n')
      .filter((line) =>
        /^ {2}(matrix|guards|mixed ids|extra fields|reach|leaks|fuzz|query counts|inputs|payloads): \d/.test(
          line,
        ),
      )
      // The names in a long list are for whoever looks closer.
      .map((line) => line.trim().replace(/, not seen to grow: .*$/, ''))
  )
}
