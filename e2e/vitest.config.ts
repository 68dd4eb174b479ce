import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./shared-stack.ts'],
    // Two browsers, a server and its database share what may be two slow cores.
    testTimeout: 900_000,
    expect: { poll: { timeout: 120_000, interval: 100 } },
    hookTimeout: 600_000,
    maxWorkers: 2,
  },
})
