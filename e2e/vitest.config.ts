import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../tools/ci/longest-first.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./shared-stack.ts'],
    sequence: { sequencer: LongestFirst },
    // Browsers, a server and its database share what may be two slow cores.
    testTimeout: 900_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
    hookTimeout: 600_000,
    // A journey owns its profile and its people; loading the tools and joining the browser for each file took seconds.
    isolate: false,
    // More than there may be cores: films play and lists are written in their own time, and somebody else works meanwhile.
    maxWorkers: Number(process.env['BROWSER_WORKERS'] ?? 3),
  },
})
