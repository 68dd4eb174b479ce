import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { locate, run } from '../command.ts'
import { startDaemon } from '../daemon.ts'
import type { Part, Seen } from '../part.ts'
import { isOpen } from '../port.ts'
import { end } from '../process-file.ts'
import { addressOf, assertLocal, settings, spell, varFolder } from '../settings.ts'
import { versionIn } from '../version.ts'

const address = addressOf(settings.groonga)

/** The search engine for sites with very many documents; tests and benches start their own. */
export const groonga: Part = {
  name: 'groonga',
  label: 'Groonga',
  packages: ['groonga-bin'],
  look,
  isInstalled: () => Boolean(locate('groonga')),
  server: { start, stop: () => end('groonga', 10) },
}

async function look(): Promise<Seen | undefined> {
  if (!locate('groonga') || !(await isOpen(address))) return undefined
  const answer = await fetch(new URL('/d/status', settings.groonga)).catch(() => undefined)
  if (!answer?.ok) throw new Error(`${spell(address)} does not answer as Groonga`)
  return { version: versionIn(await run('groonga', ['--version'])) ?? 'unknown', at: spell(address) }
}

async function start() {
  assertLocal(address)
  const folder = join(varFolder, 'groonga')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'db')
  const flags = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(address.port)]
  await startDaemon({
    name: 'groonga',
    command: 'groonga',
    args: [...flags, ...(existsSync(file) ? [] : ['-n']), file],
    isReady: () => isOpen(address),
  })
}
