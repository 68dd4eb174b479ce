import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { locate } from '../../../tools/services/command.ts'
import { isOpen } from '../../../tools/services/port.ts'
import { waitUntil } from '../../../tools/services/wait-until.ts'
import { freePort } from './free-port.ts'

const shipped = new URL('../../../deploy/haproxy.cfg', import.meta.url)

/** Why a proxy test cannot run here; undefined if it can. */
export const noHaproxy = locate('haproxy') ? undefined : 'HAProxy is not installed: npm run services haproxy'

type Options = {
  /** Ports of the nodes behind it. */
  readonly nodes: readonly [number, number]
  /** The port of a content process; left out, the nodes serve content too. */
  readonly content?: number
  /** Changes the shipped configuration, for injected faults. */
  readonly change?: (text: string) => string
}

/** HAProxy with the shipped configuration, before two nodes on this machine. Only the addresses differ. */
export async function shippedProxy({ nodes, content, change = (text) => text }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  const port = await freePort()
  writeFileSync(file, withAddresses(change(readFileSync(shipped, 'utf8')), { port, nodes, content }))
  const lines: string[] = []
  const child = spawn(locate('haproxy') ?? '', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => lines.push(String(text)))
  onTestFinished(async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : undefined
    child.kill('SIGKILL')
    await gone
    rmSync(folder, { recursive: true })
  })
  const isUp = () => {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}:\n${lines.join('')}`)
    return isOpen({ host: '127.0.0.1', port })
  }
  await waitUntil(isUp, { what: 'HAProxy', seconds: 20 })
  return { port, log: () => lines.join('') }
}

type Places = Pick<Options, 'nodes'> & { readonly port: number; readonly content: number | undefined }

function withAddresses(text: string, { port, nodes: [first, second], content }: Places): string {
  return text
    .replace(/^resolvers docker\n(?:[ ].*\n)+/m, '')
    .replaceAll(' resolvers docker init-addr libc,none', '')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('api-1:3000', `127.0.0.1:${first}`)
    .replace('api-2:3000', `127.0.0.1:${second}`)
    .replace('content-1:3002', `127.0.0.1:${content ?? first}`)
    .replace('content-2:3002', `127.0.0.1:${content ?? second}`)
    .replace('realtime:3001', `127.0.0.1:${second}`)
}
