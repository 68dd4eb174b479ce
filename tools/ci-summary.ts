import { readFileSync } from 'node:fs'

// Adds up the counts of several test reports: "N passed, N failed, N skipped" on a line of its own.
type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number }

const reports = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report)
const sum = (of: (report: Report) => number) => reports.reduce((total, report) => total + of(report), 0)
const [passed, failed, skipped] = [
  sum((one) => one.numPassedTests),
  sum((one) => one.numFailedTests),
  sum((one) => one.numPendingTests),
]
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
