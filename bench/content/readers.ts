import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Undo } from '../../faults/stage/undo.ts'

const entry = fileURLToPath(new URL('readers-process.ts', import.meta.url))

type Film = { readonly port: number; readonly path: string; readonly readers: number }

/** Lets greedy readers read while the work runs; answers what came of it, and what they read, in MB a second. */
export async function whileReading<T>({ port, path, readers }: Film, undo: Undo, work: () => Promise<T>) {
  const child = fork(entry, [String(port), path, String(readers)], { detached: true })
  undo.add(() => child.kill('SIGKILL'))
  const gone = once(child, 'exit')
  const began = performance.now()
  const before = await untilReading(child)
  const done = await work()
  const bytes = (await bytesOf(child)) - before
  child.kill('SIGKILL')
  await gone
  return { done, readPerSecond: Math.round((bytes / 1_048_576 / (performance.now() - began)) * 1000) }
}

/** The first bytes have come. */
async function untilReading(child: ChildProcess): Promise<number> {
  const bytes = await bytesOf(child)
  if (bytes > 0) return bytes
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilReading(child)
}

async function bytesOf(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the readers ended')))
  ended.catch(() => undefined)
  const told = once(child, 'message')
  child.send('how much')
  const [bytes] = (await Promise.race([told, ended])) as [number]
  return bytes
}
