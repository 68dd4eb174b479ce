import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type Confined = {
  readonly command: string
  readonly args: readonly string[]
  /** The only folder that it can write to; it is `/out` inside, and where it starts. */
  readonly folder: string
  /** A file it may read, and what it is called inside. */
  readonly input: { readonly path: string; readonly as: string }
  readonly limits: Limits
  readonly env?: Readonly<Record<string, string>>
  readonly onLine?: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

export type Limits = {
  /** From start to end, by the clock on the wall. */
  readonly seconds: number
  readonly cpuSeconds: number
  readonly memoryBytes: number
  readonly fileBytes: number
}

type Ended = { readonly isLate: boolean; readonly isOurs: boolean; readonly said: string }

/** A program that was shut in did not do what it should: it failed, or its time was over. */
export class SandboxTrouble extends Error {
  readonly isLate: boolean
  /** It never got to the file: the program is missing, may not be shut in, or has no room to write. */
  readonly isOurs: boolean
  /** What it said last; for the log and for whoever tells one refusal from another. */
  readonly said: string

  constructor(command: string, { isLate, isOurs, said }: Ended) {
    super(`${command}: ${isLate ? 'took too long' : 'failed'}: ${said.slice(-300)}`)
    this.isLate = isLate
    this.isOurs = isOurs
    this.said = said
  }
}

/**
 * Runs a program on a stranger's file (INV-U07): without network, seeing the system's programs, one input and one
 * folder and nothing else, within limits of time and memory, behind everybody else in the queue for the processor.
 * It dies with this process.
 */
export async function confined(wish: Confined): Promise<string> {
  const { command, limits, onLine, signal } = wish
  const inside = [...walls(wish), ...rlimits(limits), command, ...wish.args]
  const program = spawn('nice', ['-n', '10', 'bwrap', ...inside], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: whoever is ended in the first moment has a child that does not yet die with it.
    detached: true,
  })
  const out = lastPages(program.stdout)
  const said = lastPages(program.stderr)
  if (onLine) createInterface({ input: program.stdout }).on('line', onLine)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), limits.seconds * 1000)
  const end = () => endGroup(program.pid)
  for (const reason of [late.signal, signal]) reason?.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      program.once('error', reject)
      program.once('close', resolve)
    })
    signal?.throwIfAborted()
    if (code === 0) return out.join('')
    // 137 and 152: ended from outside, and out of processor time.
    const isLate = late.signal.aborted || code === 137 || code === 152
    const words = said.join('')
    throw new SandboxTrouble(command, { isLate, isOurs: !isLate && isOurSide(code, words), said: words })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** 126 and 127: what was to be started is not there. The walls and the disk speak for themselves. */
const isOurSide = (code: number | null, said: string) =>
  code === 126 ||
  code === 127 ||
  /^(?:bwrap|prlimit|nice): /m.test(said) ||
  /No space left on device|Disk quota exceeded|Read-only file system/i.test(said)

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Nobody needs more of what a program says than its last pages. */
function lastPages(stream: Readable): readonly string[] {
  const pages: string[] = []
  stream.on('data', (chunk: Buffer) => {
    pages.push(chunk.toString())
    if (pages.length > 64) pages.shift()
  })
  return pages
}

const systemFolders = [
  '/etc/fonts',
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
]

function walls({ folder, input, env }: Pick<Confined, 'folder' | 'input' | 'env'>): string[] {
  const variables = { PATH: '/usr/bin:/bin', HOME: '/out', LANG: 'C.UTF-8', ...env }
  const pairs: readonly (readonly string[])[] = [
    ['--unshare-all', '--die-with-parent', '--new-session', '--clearenv'],
    ['--ro-bind', '/usr', '/usr'],
    ...['bin', 'lib', 'lib64', 'sbin'].map((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    ...systemFolders.map((path) => ['--ro-bind-try', path, path]),
    ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp'],
    ['--bind', folder, '/out', '--chdir', '/out'],
    ['--ro-bind', input.path, input.as],
    ...Object.entries(variables).map(([name, value]) => ['--setenv', name, value]),
  ]
  return pairs.flat()
}

const rlimits = ({ cpuSeconds, memoryBytes, fileBytes }: Limits) => [
  'prlimit',
  `--cpu=${cpuSeconds}`,
  `--data=${memoryBytes}`,
  `--fsize=${fileBytes}`,
  '--core=0',
]
