import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Options = { readonly env?: NodeJS.ProcessEnv; readonly seconds?: number }

// Servers are in /usr/sbin, which an ordinary Debian user's path leaves out.
const path = [process.env['PATH'] ?? '', '/usr/sbin', '/sbin'].join(delimiter)

/** Runs a program to its end and returns its output; a failure carries its error output. */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const settings = {
    env: { ...process.env, ...options.env, PATH: path },
    timeout: (options.seconds ?? 60) * 1000,
    maxBuffer: 64 * 1024 * 1024,
  }
  execFile(command, args, settings, (error, stdout, stderr) => {
    if (!error) return resolve(stdout)
    const reason = error.killed ? `no end within ${options.seconds ?? 60} s` : lastLines(stderr || stdout, 6)
    reject(new Error(`${command} ${args[0] ?? ''}: ${reason || error.message}`, { cause: error }))
  })
  return promise
}

/** Whether root commands can run without a password prompt. */
export async function canBeRoot(): Promise<boolean> {
  if (process.getuid?.() === 0) return true
  return run('sudo', ['-n', 'true']).then(
    () => true,
    () => false,
  )
}

/** Runs as root: directly, or through sudo without a password. */
export async function runAsRoot(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<string> {
  if (process.getuid?.() === 0) return run(command, args, options)
  if (!(await canBeRoot())) throw new Error(`as root run: ${command} ${args.join(' ')}`)
  const given = Object.entries(options.env ?? {}).map(([name, value]) => `${name}=${value ?? ''}`)
  return run('sudo', ['-n', 'env', ...given, command, ...args], options)
}

/** The full path of a program, or undefined when the machine does not have it. */
export function locate(command: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find(isExecutable)
}

export function lastLines(text: string, count: number): string {
  return text.trim().split('\n').slice(-count).join('\n')
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
