import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export type Tier = {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export type TierTimes = {
  readonly name: string
  readonly isGood: boolean
  readonly seconds: number
  /** Of all processes that the command started and waited for. */
  readonly cpuSeconds: number
  /** The last lines that a failed command printed. */
  readonly lastLines?: string
}

/** Runs one command; streams its output, or with `apart` prints it at the end, so that two can run in parallel. */
export async function runTier({ name, command, env }: Tier, apart = false): Promise<TierTimes> {
  const began = performance.now()
  if (!apart) print(`── ${name}`)
  // The shell knows the CPU time of all children of the command; Node has no call for it.
  const child = spawn('bash', ['-c', '"$@"; code=$?; times >&3; exit $code', 'bash', ...command], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const [output, used] = [gather(child.stdout, child.stderr), gather(child.stdio[3])]
  if (!apart) for (const stream of [child.stdout, child.stderr]) stream?.pipe(process.stdout, { end: false })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const seconds = (performance.now() - began) / 1000
  const failed = code === 0 ? {} : { lastLines: lastLinesOf(output(), apart ? 1 : 8) }
  const times = { name, isGood: code === 0, seconds, cpuSeconds: cpuIn(used()), ...failed }
  if (apart) print(`── ${name}\n${output()}`.trimEnd())
  print(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${formatSeconds(seconds)} s, ${formatSeconds(times.cpuSeconds)} s of CPU`,
  )
  return times
}

/** For a parallel command one line is enough: its whole output has just been shown. */
const lastLinesOf = (text: string, count: number) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .join(' / ')
    .slice(-2000)

const print = (line: string) => void process.stdout.write(`${line}\n`)
const formatSeconds = (seconds: number) => seconds.toFixed(seconds < 10 ? 1 : 0)

type Stream = unknown

function gather(...streams: readonly Stream[]): () => string {
  const chunks: Buffer[] = []
  for (const stream of streams as (NodeJS.ReadableStream | null | undefined)[])
    stream?.on('data', (chunk: Buffer) => void chunks.push(chunk))
  return () => Buffer.concat(chunks).toString()
}

/** What `times` prints: the shell's own times, and on the second line those of its children, as `1m2.345s 0m0.678s`. */
export function cpuIn(text: string): number {
  const [, children = ''] = text.trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  )
}
