import type { SentStatement } from '../../server/testing/sent-statements.ts'
import { textOf } from '../../server/testing/value-text.ts'

type Script = {
  readonly script: string
  /** What pgbench gets by `-D`, and sends as the value of a parameter. */
  readonly variables: readonly (readonly [name: string, value: string])[]
}

/**
 * Statements as a script of pgbench, every value in a variable: with `-M prepared` it sends them as parameters, so that
 * PostgreSQL plans as it does for the server. Values written into the text would be planned with, which no server can.
 */
export function pgbenchScript(statements: readonly SentStatement[]): Script {
  const variables: [string, string][] = []
  const lines = statements.map(({ text, values }, at) => {
    const names = values.map((value, n) => {
      const written = textOf(value)
      // A variable of pgbench cannot be null.
      if (written === undefined) return 'null'
      variables.push([`v${at}_${n + 1}`, written])
      return `:v${at}_${n + 1}`
    })
    return `${withoutColons(text).replaceAll(/\$(\d+)/g, (_, n: string) => names[Number(n) - 1] ?? 'null')};\n`
  })
  return { script: lines.join(''), variables }
}

/** As one line, in which pgbench finds no variable that is none: it takes every colon before a word for one. */
function withoutColons(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/'(?:[^']|'')*'|(?<!:):(?=\w)/g, (found) => {
    if (/^'.*(?<!:):\w/.test(found)) throw new Error(`pgbench would take part of ${found} for a variable`)
    return found === ':' ? ': ' : found
  })
}
