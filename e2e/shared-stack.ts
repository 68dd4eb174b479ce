import type { TestProject } from 'vitest/node'
import { startStack } from './stack.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
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
