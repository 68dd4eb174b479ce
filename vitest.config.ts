import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

/** Makes the template database that every server test copies. */
const template = './server/testing/template.ts'

export default defineConfig({
  // The web's own sources use the automatic JSX runtime; the server has none.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{tools,contract,server,bench,faults}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', '.var/**', 'tools/check/alarm/**'],
    globalSetup: existsSync(new URL(template, import.meta.url)) ? [template] : [],
    // One process per file: a server test owns its database, its connections and its environment.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
