import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '../../contract/kit/index.ts'
import type { Undo } from '../../faults/stage/undo.ts'

const entry = fileURLToPath(new URL('bare-process.ts', import.meta.url))

/** A Fastify without anything around it in a process of its own, which answers one call. */
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
