import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../screens/', import.meta.url)
/** What every area uses, and no area itself. */
const shared = ['screen.ts', 'steps.ts']

test('every area of screens has somebody who looks at it', () => {
  const areas = readdirSync(folder).filter((file) => !file.endsWith('.test.ts') && !shared.includes(file))
  const alone = areas.filter((file) => !existsSync(new URL(file.replace(/ts$/, 'test.ts'), folder)))
  expect(areas.length).toBeGreaterThan(0)
  expect(alone).toEqual([])
})
