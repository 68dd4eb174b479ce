import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@lyceum/contract/kit'
import type { Undo } from '../../faults/env/undo.ts'

const entry = fileURLToPath(new URL('bare-process.ts', import.meta.url))

/** A bare Fastify in a process of its own, which answers one call. */
export async function startBare({ path }: Endpoint, undo: Undo) {
  const child = fork(entry, [path], { env: { PATH: process.env['PATH'], NODE_ENV: 'production' } })
  undo.add(() => child.kill('SIGKILL'))
  const [port] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => [undefined]),
  ])) as unknown[]
  if (typeof port !== 'number' || child.pid === undefined) throw new Error('the bare server did not start')
  return { port, pid: child.pid }
}
