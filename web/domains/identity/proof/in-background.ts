import { trustedProgram } from '#lib/page/trusted-program'
import type { Puzzle } from './find-answer.ts'
// eslint-disable-next-line import/default -- an address that the build makes
import workerAddress from './puzzle-worker.ts?worker&url'

/** Solves a puzzle in a web worker. Rejects where the browser does not allow workers. */
export function inBackground(puzzle: Puzzle): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const worker = new Worker(trustedProgram(workerAddress), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data))
  worker.addEventListener('error', () => reject(new Error('web worker failed')))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(puzzle)
  return promise.finally(() => worker.terminate())
}
