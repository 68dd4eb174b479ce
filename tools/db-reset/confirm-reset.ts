import { createInterface } from 'node:readline/promises'
import type { DatabaseState } from './recreate-database.ts'

type Question = { readonly name: string; readonly state: DatabaseState; readonly isAgreed: boolean }

/** Asks before data is lost. Without a terminal, `--yes` is required. */
export async function agree({ name, state, isAgreed }: Question): Promise<void> {
  if (state !== 'ours' || isAgreed) return
  if (!process.stdin.isTTY) throw new Error(`${name} contains data: --yes deletes it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Everything in ${name} will be lost. Type its name to go on: `)
  terminal.close()
  if (answer.trim() !== name) throw new Error('Nothing was touched.')
}
