import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', '**/dist/**', '.var/**', 'tools/check/alarm/**']

/** Makes the template database that every server test copies. */
const template = './server/testing/template.ts'
const globalSetup = existsSync(new URL(template, import.meta.url)) ? [template] : []

export default defineConfig({
  test: {
    // One process per file: a server test owns its database, its connections and its environment.
    pool: 'forks',
    maxWorkers: 2,
    // A release asks for the full sizes (TIER=full), and those take their time.
    testTimeout: process.env['TIER'] === 'full' ? 3_600_000 : 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['{tools,contract}/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          exclude,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['{server,bench,faults}/**/*.test.ts'], exclude, globalSetup },
      },
    ],
  },
})
