import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

type Confined = {
  readonly command: string
  readonly args: readonly string[]
  /** The only writable folder; inside it is `/out` and the working directory. */
  readonly folder: string
  /** A readable file, and its name inside. */
  readonly input: { readonly path: string; readonly as: string }
  readonly limits: Limits
  readonly env?: Readonly<Record<string, string>>
  readonly onLine?: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

export type Limits = {
  /** Wall-clock time. */
  readonly seconds: number
  readonly cpuSeconds: number
  readonly memoryBytes: number
  readonly fileBytes: number
}

type Ended = { readonly isLate: boolean; readonly isOurs: boolean; readonly errorOutput: string }

/** A sandboxed program failed or timed out. */
export class SandboxError extends Error {
  readonly isLate: boolean
  /** It never read the file: the program is missing, cannot be sandboxed, or has no disk space. */
  readonly isOurs: boolean
  /** Its last error output, for the log and for telling errors apart. */
  readonly errorOutput: string

  constructor(command: string, { isLate, isOurs, errorOutput }: Ended) {
    super(`${command}: ${isLate ? 'took too long' : 'failed'}: ${errorOutput.slice(-300)}`)
    this.isLate = isLate
    this.isOurs = isOurs
    this.errorOutput = errorOutput
  }
}

/**
 * Runs a program on an untrusted file (INV-U07): without network, seeing only the system's programs, one input and one
 * folder, within limits of time and memory, with low CPU priority. It dies with this process.
 */
export async function runSandboxed(options: Confined): Promise<string> {
  const { command, limits, onLine, signal } = options
  const inside = [...walls(options), ...rlimits(limits), command, ...options.args]
  const program = spawn('nice', ['-n', '10', 'bwrap', ...inside], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: if it is killed at once, a child may not yet die with it.
    detached: true,
  })
  const out = lastPages(program.stdout)
  const errorOutput = lastPages(program.stderr)
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
    // 137 and 152: killed from outside, and out of CPU time.
    const isLate = late.signal.aborted || code === 137 || code === 152
    const text = errorOutput.join('')
    throw new SandboxError(command, { isLate, isOurs: !isLate && isOurSide(code, text), errorOutput: text })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

/** 126 and 127: the program does not exist. Sandbox and disk errors are recognised by their text. */
const isOurSide = (code: number | null, errorOutput: string) =>
  code === 126 ||
  code === 127 ||
  /^(?:bwrap|prlimit|nice): /m.test(errorOutput) ||
  /No space left on device|Disk quota exceeded|Read-only file system/i.test(errorOutput)

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** Keeps only the end of the output. */
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
