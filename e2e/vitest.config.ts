import { defineConfig } from 'vitest/config'
import { LongestFirst } from '../tools/ci/plan/longest-first.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./harness/shared-stack.ts'],
    sequence: { sequencer: LongestFirst },
    // Browsers, a server and its database may share two slow cores.
    testTimeout: 900_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
    hookTimeout: 600_000,
    // A test owns its profile and its people; loading the tools and connecting the browser for each file took seconds.
    isolate: false,
    // More than there may be cores: films play and lists load in real time while other tests run.
    maxWorkers: Number(process.env['BROWSER_WORKERS'] ?? 3),
  },
})
