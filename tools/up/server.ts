import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startDaemon } from '../services/daemon.ts'
import { end, running } from '../services/process-file.ts'
import { varFolder } from '../services/settings.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const note = join(varFolder, 'server-sources.sha256')
const port = Number(process.env['PORT'] ?? 3000)

/** Starts all faces in one process, or leaves the one that runs the same sources already. */
export async function startServer(): Promise<{ said: string }> {
  const sources = fingerprint()
  const isSame = running('lyceum') !== undefined && readNote() === sources
  if (!isSame) await end('lyceum', 10)
  const args = ['--import', join(root, 'server/app/trace.ts'), join(root, 'server/app/main.ts'), 'all']
  await startDaemon({ name: 'lyceum', command: process.execPath, args, isReady })
  writeFileSync(note, sources)
  return { said: isSame ? `running already on port ${port}` : `started on port ${port}` }
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['server', 'contract', 'web/dist']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    for (const file of files.map((entry) => join(entry.parentPath, entry.name)).toSorted()) {
      hash.update(file).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function readNote(): string {
  try {
    return readFileSync(note, 'utf8')
  } catch {
    return ''
  }
}
