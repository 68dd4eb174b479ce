import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'

export type Ran = {
  readonly command: string
  readonly seconds: number
  /** The machine's load at the start: figures from a busy machine are unreliable. */
  readonly load: number
  readonly isGood: boolean
  readonly output: string
}

/** The name in `npm run bench|faults -- NAME`. */
export const nameOf = ({ command }: Ran): string => / -- (\S+)/.exec(command)?.[1] ?? command

/** Runs one command to its end; its stderr goes to the terminal. */
export async function run(command: string, args: readonly string[]): Promise<Ran> {
  const began = performance.now()
  const [load = 0] = loadavg()
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    command: [command, ...args].join(' '),
    seconds: Math.round((performance.now() - began) / 1000),
    load: Math.round(load * 10) / 10,
    isGood: code === 0,
    output,
  }
}
