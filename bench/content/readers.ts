import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Undo } from '../../faults/stage/undo.ts'

const entry = fileURLToPath(new URL('readers-process.ts', import.meta.url))

type Read = { readonly bytes: number; readonly failed: number }

type Film = { readonly port: number; readonly path: string; readonly readers: number }

/** Lets greedy readers read while the work runs; answers what came of it, what they read in MB a second, and what did not come. */
export async function whileReading<T>({ port, path, readers }: Film, undo: Undo, work: () => Promise<T>) {
  const child = fork(entry, [String(port), path, String(readers)], { detached: true })
  undo.add(() => child.kill('SIGKILL'))
  const gone = once(child, 'exit')
  const began = performance.now()
  const before = await untilReading(child)
  const done = await work()
  const now = await readBy(child)
  child.kill('SIGKILL')
  await gone
  const megabytes = (now.bytes - before.bytes) / 1_048_576
  const readPerSecond = Math.round((megabytes / (performance.now() - began)) * 1000)
  return { done, readPerSecond, failedReads: now.failed - before.failed }
}

/** The first bytes have come. */
async function untilReading(child: ChildProcess): Promise<Read> {
  const read = await readBy(child)
  if (read.bytes > 0) return read
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilReading(child)
}

async function readBy(child: ChildProcess): Promise<Read> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the readers ended')))
  ended.catch(() => undefined)
  const told = once(child, 'message')
  child.send('how much')
  const [read] = (await Promise.race([told, ended])) as [Read]
  return read
}
