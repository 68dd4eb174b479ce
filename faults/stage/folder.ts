import { chmodSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { varFolder } from '../../tools/services/settings.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import type { Undo } from './undo.ts'

const stages = join(varFolder, 'stage')

/** A folder of this run's own for logs, settings and data; gone with the run. */
export async function stageFolder(name: string, undo: Undo): Promise<string> {
  await sweep()
  const folder = join(stages, `${name}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  undo.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removes what a run left whose process is gone, with the servers that still work in its folder. */
async function sweep(): Promise<void> {
  if (!existsSync(stages)) return
  for (const name of readdirSync(stages)) {
    const [, pid] = /^[a-z-]+-(\d+)$/.exec(name) ?? []
    if (!pid || existsSync(`/proc/${pid}`)) continue
    const folder = join(stages, name)
    for (const server of workingIn(folder)) quit(server)
    await waitUntil(() => workingIn(folder).length === 0, { what: `the end of ${name}`, seconds: 30 })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Another run that begins now sweeps too, and may have been sooner. */
function quit(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT')
  } catch {
    // It is gone.
  }
}

function workingIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && `${workplaceOf(name)}/`.startsWith(`${folder}/`))
    .map(Number)
}

function workplaceOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}
