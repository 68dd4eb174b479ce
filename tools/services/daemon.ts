import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastLines, locate } from './command.ts'
import { remember, running } from './process-file.ts'
import { varFolder } from './settings.ts'
import { waitUntil } from './wait-until.ts'

type Daemon = {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Added to the caller's environment. */
  readonly env?: Readonly<Record<string, string>>
  readonly isReady: () => Promise<boolean>
}

const logFile = (name: string) => join(varFolder, 'log', `${name}.log`)

/** Starts a program that outlives this one, unless it runs already, and waits until it serves. */
export async function startDaemon({ name, command, args, env, isReady }: Daemon) {
  if (!running(name)) launch({ name, command, args, ...(env ? { env } : {}) })
  const isServing = () => {
    if (!running(name)) throw new Error(`${name} ended at once; ${logFile(name)} says:\n${logged(name)}`)
    return isReady()
  }
  await waitUntil(isServing, { what: `${name} (log: ${logFile(name)})`, seconds: 90 })
}

function launch({ name, command, args, env }: Omit<Daemon, 'isReady'>) {
  mkdirSync(join(varFolder, 'log'), { recursive: true })
  const log = openSync(logFile(name), 'w')
  // A session of its own: neither the end of this program nor the closing of its terminal ends it.
  const child = spawn(locate(command) ?? command, args, {
    detached: true,
    cwd: varFolder,
    env: { ...process.env, ...env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  if (child.pid === undefined) throw new Error(`${command} cannot be started`)
  remember(name, child.pid)
}

function logged(name: string): string {
  return lastLines(readFileSync(logFile(name), 'utf8'), 8)
}
