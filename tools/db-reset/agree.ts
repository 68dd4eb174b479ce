import { createInterface } from 'node:readline/promises'
import type { Standing } from './recreate.ts'

type Question = { readonly name: string; readonly standing: Standing; readonly isAgreed: boolean }

/** Asks before anything is lost. Where nobody can answer, `--yes` must have been said. */
export async function agree({ name, standing, isAgreed }: Question): Promise<void> {
  if (standing !== 'ours' || isAgreed) return
  if (!process.stdin.isTTY) throw new Error(`${name} holds data: say --yes to lose it.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Everything in ${name} will be lost. Type its name to go on: `)
  terminal.close()
  if (answer.trim() !== name) throw new Error('Nothing was touched.')
}
