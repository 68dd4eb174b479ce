import type { TestProject } from 'vitest/node'
import { startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    port: number
  }
}

/** One running product for all journeys; each journey is a person with a browser of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { port, stop } = await startStack()
  project.provide('port', port)
  return stop
}
