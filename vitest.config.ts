import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/ci/longest-first.ts'

const exclude = ['**/node_modules/**', '**/dist/**', '.var/**', 'tools/check/alarm/**']

/** Makes the template database that every server test copies. */
const template = './server/testing/template.ts'
const globalSetup = existsSync(new URL(template, import.meta.url)) ? [template] : []

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A release asks for the full sizes (TIER=full), and those take their time.
    // The usual ones have far more than they need: a build server that stands still for a while must not fail them.
    testTimeout: process.env['TIER'] === 'full' ? 10_800_000 : 90_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
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
        test: {
          name: 'server',
          include: ['{server,bench,faults}/**/*.test.ts'],
          exclude,
          globalSetup,
          // A test owns its database, its connections, its bucket and its folder for temporary files; loading the whole server for each file took half the time.
          isolate: false,
        },
      },
    ],
  },
})
