/** One figure of a report: where it stands in it, and what it is. */
export type Figure = readonly [name: string, value: string]

/** How deep a report is read: below that stand single rounds and samples, which are for whoever looks closer. */
const depth = 3

/** The figures of a report as a person reads them; lists of rounds are left out, goals stand beside what they are goals for. */
export function figuresOf(report: unknown, path: readonly string[] = []): Figure[] {
  if (typeof report === 'number' || typeof report === 'boolean' || typeof report === 'string')
    return [[path.join('.'), String(report)]]
  if (report === null || typeof report !== 'object' || path.length >= depth) return []
  if (Array.isArray(report))
    return report.every((one) => typeof one === 'number') ? [[path.join('.'), report.join(' / ')]] : []
  return Object.entries(report).flatMap(([name, value]) => figuresOf(value, [...path, name]))
}

/** What a suite told of itself while it ran: lines that begin with its name. */
export function toldLines(output: string): string[] {
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
