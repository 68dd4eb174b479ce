import { chmodSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { varFolder } from '../../tools/services/settings.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import type { Undo } from './undo.ts'

const runFolders = join(varFolder, 'stage')

/** A folder for this run's logs, settings and data; removed with the run. */
export async function makeRunFolder(name: string, undo: Undo): Promise<string> {
  await sweep()
  const folder = join(runFolders, `${name}-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  undo.add(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removes the folders of runs whose process is gone, and stops the servers that still run in them. */
async function sweep(): Promise<void> {
  if (!existsSync(runFolders)) return
  for (const name of readdirSync(runFolders)) {
    const [, pid] = /^[a-z-]+-(\d+)$/.exec(name) ?? []
    if (!pid || existsSync(`/proc/${pid}`)) continue
    const folder = join(runFolders, name)
    for (const server of workingIn(folder)) quit(server)
    await waitUntil(() => workingIn(folder).length === 0, { what: `the end of ${name}`, seconds: 30 })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Another starting run may have swept it first. */
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
