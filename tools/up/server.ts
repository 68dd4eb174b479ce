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
const contentPort = Number(process.env['CONTENT_PORT'] ?? 3002)
const metricsPort = Number(process.env['METRICS_PORT'] ?? 9464)

/** Two processes: the content host, so that films take no time from calls, and everything else. */
const names = ['lyceum-content', 'lyceum'] as const

/** Starts the processes, or keeps those that already run the same sources. */
export async function startServer(): Promise<{ message: string }> {
  const sources = fingerprint()
  const isSame = names.every((name) => running(name) !== undefined) && readNote() === sources
  if (!isSame) await endServer()
  const shared = { CONTENT_PORT: String(contentPort) }
  await Promise.all([
    start('lyceum-content', {
      kind: 'content',
      port: contentPort,
      // Each process has its own metrics port, and 0 means none.
      env: { ...shared, METRICS_PORT: String(metricsPort === 0 ? 0 : metricsPort + 1) },
    }),
    start('lyceum', { kind: 'all', port, env: shared }),
  ])
  writeFileSync(note, sources)
  const where = `on port ${port}, content on ${contentPort}`
  return { message: `${isSame ? 'running already' : 'started'} ${where}` }
}

/** Stops them; returns whether the one that answers calls was running. */
export async function endServer(): Promise<boolean> {
  const [, isEnded = false] = await Promise.all(names.map((name) => end(name, 10)))
  return isEnded
}

type ServerProcess = {
  readonly kind: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
}

function start(name: (typeof names)[number], { kind, port, env }: ServerProcess): Promise<void> {
  const args = ['--import', join(root, 'server/app/trace.ts'), join(root, 'server/app/main.ts'), kind]
  return startDaemon({ name, command: process.execPath, args, env, isReady: () => isReady(port) })
}

async function isReady(port: number): Promise<boolean> {
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
