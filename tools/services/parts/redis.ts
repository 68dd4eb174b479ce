import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { locate } from '../command.ts'
import { startDaemon } from '../daemon.ts'
import type { Part, Seen } from '../part.ts'
import { converse, isOpen } from '../port.ts'
import { end } from '../process-file.ts'
import { addressOf, assertLocal, settings, spell, varFolder } from '../settings.ts'
import { assertAtLeast, versionIn } from '../version.ts'

const address = addressOf(settings.redis)

export const redis: Part = {
  name: 'redis',
  label: 'Redis',
  packages: ['redis-server'],
  look,
  isInstalled: () => Boolean(locate('redis-server')),
  server: { start, stop: () => end('redis', 10) },
}

async function look(): Promise<Seen | undefined> {
  if (!(await isOpen(address))) return undefined
  const { username, password } = settings.redis
  const login = password ? [`AUTH ${username || 'default'} ${decodeURIComponent(password)}`] : []
  const answer = await converse(address, [...login, 'INFO server', 'QUIT'])
  const version = versionIn(/redis_version:\S+/.exec(answer)?.[0] ?? '')
  if (!version) throw new Error(`${spell(address)} does not answer as Redis: ${answer.split('\r\n')[0]}`)
  assertAtLeast(version, 7)
  return { version, at: spell(address) }
}

async function start() {
  assertLocal(address)
  const folder = join(varFolder, 'redis')
  mkdirSync(folder, { recursive: true })
  // Nothing is saved: Redis data may be lost at any moment, and a development machine should show it.
  const args = ['--bind', '127.0.0.1', '--port', String(address.port), '--dir', folder, '--save', '']
  const isReady = () => isOpen(address)
  await startDaemon({
    name: 'redis',
    command: 'redis-server',
    args: [...args, '--appendonly', 'no'],
    isReady,
  })
}
