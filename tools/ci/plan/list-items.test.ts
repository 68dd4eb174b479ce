import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { idOf } from './item.ts'
import { listItems, suitePaths } from './list-items.ts'

const root = resolve(import.meta.dirname, '../../..')

test('every domain has its suites, every bench and fault run its name, and no test file is left out', () => {
  const ids = listItems(root).map(idOf)
  expect(ids).toEqual(
    expect.arrayContaining([
      'suite:exam',
      'suite:settings',
      'bench:batch',
      'bench:exam-storm',
      'fault:deploy',
    ]),
  )
  expect(ids).toContain('test:tools/ci/plan/list-items.test.ts')
  expect(ids).toContain('browser:e2e/team/leave.test.ts')
  expect(new Set(ids).size).toBe(ids.length)
  for (const path of suitePaths) {
    expect(ids).not.toContain(`test:${path}`)
    // If it were renamed, it would silently no longer run.
    expect(readFileSync(resolve(root, path), 'utf8')).toContain('control')
  }
})
