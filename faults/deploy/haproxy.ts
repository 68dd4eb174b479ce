import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/testing/servers/free-port.ts'
import { locate } from '../../tools/services/command.ts'
import { converse } from '../../tools/services/port.ts'
import { waitUntil } from '../../tools/services/wait-until.ts'
import type { Api } from '../env/api.ts'
import { logTail } from '../env/log-tail.ts'
import type { Undo } from '../env/undo.ts'

export type Haproxy = {
  readonly port: number
  /** Waits until the proxy sends requests to this server. */
  readonly inRotation: (api: Api) => Promise<void>
}

/** HAProxy in front of the given servers, configured as for deployments (M8). */
export async function startHaproxy(apis: readonly Api[], folder: string, undo: Undo): Promise<Haproxy> {
  const program = locate('haproxy')
  if (!program) throw new Error('HAProxy is not installed: npm run services -- haproxy')
  const ports = { port: await freePort(), statsPort: await freePort() }
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(apis, ports))
  const logFile = join(folder, 'haproxy.log')
  const log = openSync(logFile, 'a')
  const child = spawn(program, ['-db', '-f', file], { stdio: ['ignore', log, log], cwd: folder })
  undo.add(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  })
  const inRotation = (api: Api) => {
    const isUp = async () => {
      if (child.exitCode !== null)
        throw new Error(`HAProxy ended with ${child.exitCode}:\n${logTail(logFile)}`)
      return (await states(ports.statsPort).catch(() => new Map())).get(nameOf(api)) === 'UP'
    }
    return waitUntil(isUp, { what: `${nameOf(api)} in rotation`, seconds: 120 })
  }
  for (const api of apis) await inRotation(api)
  return { port: ports.port, inRotation }
}

/**
 * `retries 0` and no redispatch: the proxy repeats nothing, not even a refused connection, so that the client sees every
 * request that hits a closed port, with and without the injected bug.
 */
function configuration(
  apis: readonly Api[],
  { port, statsPort }: { port: number; statsPort: number },
): string {
  return `
global
  stats socket ipv4@127.0.0.1:${statsPort} level user
  nbthread 1
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 30s
  timeout check 4s
  retries 0
frontend portal
  bind 127.0.0.1:${port}
  default_backend api
backend api
  balance roundrobin
  option httpchk GET /ready
  http-check expect status 200
  default-server check inter 500ms fall 2 rise 2 init-addr last
${apis.map((api) => `  server ${nameOf(api)} 127.0.0.1:${api.port}`).join('\n')}
`
}

const nameOf = ({ port }: Api) => `api-${port}`

async function states(statsPort: number): Promise<Map<string, string>> {
  const text = await converse({ host: '127.0.0.1', port: statsPort }, ['show stat'])
  const [head = '', ...lines] = text.trim().split('\n')
  const columns = head.replace(/^# /, '').split(',')
  const [name, status] = [columns.indexOf('svname'), columns.indexOf('status')]
  return new Map(
    lines.map((line) => line.split(',')).map((cells) => [cells[name] ?? '', cells[status] ?? '']),
  )
}
