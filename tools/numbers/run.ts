import { spawn } from 'node:child_process'
import { loadavg } from 'node:os'

export type Ran = {
  readonly command: string
  readonly seconds: number
  /** How busy the machine was when it began: a figure of a busy machine is a poor one, and says so. */
  readonly load: number
  readonly isGood: boolean
  readonly output: string
}

/** The name by which `npm run bench|faults -- NAME` was called. */
export const nameOf = ({ command }: Ran): string => / -- (\S+)/.exec(command)?.[1] ?? command

/** Runs one command to its end; what it says to a person goes to the person. */
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
