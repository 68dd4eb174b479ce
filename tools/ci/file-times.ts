import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export type FileTimes = {
  readonly file: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, each with the first line of its message. */
  readonly failures: readonly string[]
}

/** Appends a line for every finished test file to the file named by FILE_TIMES: its time and result. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter by its default export
export default class FileTimesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { FILE_TIMES_ROOT: root = process.cwd() } = process.env
    const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic()
    const states = [...module.children.allTests()].map((test) => test.result().state)
    const count = (state: string) => states.filter((value) => value === state).length
    // A file that cannot be loaded has no test that could fail.
    const failed = count('failed') + (module.state() === 'failed' && !states.includes('failed') ? 1 : 0)
    const line: FileTimes = {
      file: relative(root, module.moduleId),
      seconds: (collectDuration + setupDuration + prepareDuration + duration) / 1000,
      passed: count('passed'),
      failed,
      skipped: count('skipped') + count('pending'),
      failures: failuresOf(module),
    }
    keep(line)
  }

  /** An error outside of every test fails the run too, and no file would report it. */
  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    if (unhandled.length === 0) return
    const failures = unhandled.map((error) => `outside of a test: ${firstLine([error])}`)
    keep({ file: 'unhandled', seconds: 0, passed: 0, failed: unhandled.length, skipped: 0, failures })
  }
}

function keep(line: FileTimes): void {
  const { FILE_TIMES: out } = process.env
  if (out) appendFileSync(out, `${JSON.stringify(line)}\n`)
}

function failuresOf(module: TestModule): string[] {
  const failed = [...module.children.allTests()].filter((test) => test.result().state === 'failed')
  return [
    ...failed.map((test) => `${test.fullName}: ${firstLine(test.result().errors)}`),
    ...module.errors().map((error) => firstLine([error])),
  ]
}

type Failure = { readonly message: string; readonly diff?: string | undefined }

/** The first line of the message, and the difference between actual and expected. */
function firstLine(errors: readonly Failure[] | undefined): string {
  const { message, diff } = errors?.[0] ?? { message: '' }
  const [first = ''] = message.split('\n', 1)
  const lines = stripVTControlCharacters(diff ?? '').split('\n')
  const changed = lines.filter((line) => /^[-+] (?!Expected|Received)/.test(line))
  return [first.slice(0, 300), changed.join(' ').slice(0, 600)].filter(Boolean).join(' | ')
}
