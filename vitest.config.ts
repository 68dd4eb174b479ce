import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/ci/plan/longest-first.ts'

const exclude = ['**/node_modules/**', '**/dist/**', '.var/**', 'tools/check/violations/**']

/** Creates the template database that every server test copies. */
const template = './server/testing/template.ts'
const globalSetup = existsSync(new URL(template, import.meta.url)) ? [template] : []

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A release runs the full sizes (TIER=full), which take their time.
    // The usual limits are generous: a build server that stalls for a while must not fail the tests.
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
          // A test owns its database, connections, bucket and temporary folder; loading the whole server for each file took half the time.
          isolate: false,
        },
      },
    ],
  },
})
