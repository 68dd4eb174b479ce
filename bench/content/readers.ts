import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Undo } from '../../faults/env/undo.ts'

const entry = fileURLToPath(new URL('readers-process.ts', import.meta.url))

type Read = { readonly bytes: number; readonly failed: number }

type Film = { readonly port: number; readonly path: string; readonly readers: number }

/** Runs the work while readers read; returns the result of the work, the MB read per second, and the failed reads. */
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

/** Resolves when the first bytes have arrived. */
async function untilReading(child: ChildProcess): Promise<Read> {
  const read = await readBy(child)
  if (read.bytes > 0) return read
  await new Promise((resolve) => setTimeout(resolve, 50))
  return untilReading(child)
}

async function readBy(child: ChildProcess): Promise<Read> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the readers exited')))
  ended.catch(() => undefined)
  const message = once(child, 'message')
  child.send('how much')
  const [read] = (await Promise.race([message, ended])) as [Read]
  return read
}
