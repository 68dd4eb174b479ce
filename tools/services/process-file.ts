import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { varFolder } from './settings.ts'
import { waitUntil } from './wait-until.ts'

// A pid alone is no identity: after a reboot or a crash another program may have it.
// The start time within one boot makes it unique.
const file = (name: string) => join(varFolder, 'run', `${name}.pid`)

/** Records which process a start began, so that a later run stops that one and no other. */
export function remember(name: string, pid: number) {
  mkdirSync(join(varFolder, 'run'), { recursive: true })
  writeFileSync(file(name), `${pid} ${identity(pid) ?? ''}\n`)
}

/** The recorded process, if it still runs. */
export function running(name: string): number | undefined {
  const [, pid, known] = /^(\d+) (.+)$/m.exec(read(file(name)) ?? '') ?? []
  return pid && known === identity(Number(pid)) ? Number(pid) : undefined
}

/** Whether the process ended unexpectedly: by a crash, a kill or a reboot. */
export function hasCrashed(name: string): boolean {
  return existsSync(file(name)) && !running(name)
}

export function forget(name: string) {
  rmSync(file(name), { force: true })
}

/** Asks the process to end, and kills it when it does not within the time given. */
export async function end(name: string, seconds: number): Promise<boolean> {
  const pid = running(name)
  if (pid) {
    process.kill(pid, 'SIGTERM')
    const isGone = () => !running(name)
    await waitUntil(isGone, { what: `the end of ${name}`, seconds }).catch(() => process.kill(pid, 'SIGKILL'))
    await waitUntil(isGone, { what: `the end of ${name}`, seconds: 5 })
  }
  forget(name)
  return Boolean(pid)
}

function identity(pid: number): string | undefined {
  // The program's name is in brackets and may contain blanks: parse after the last bracket.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')
  if (!fields || fields[0] === 'Z') return undefined
  return `${fields[19]} ${read('/proc/sys/kernel/random/boot_id')?.trim()}`
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
