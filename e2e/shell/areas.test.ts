import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const screens = new URL('../screens/', import.meta.url)

test('every area of screens has a test that checks it', () => {
  const areas = ['portal', 'console'].flatMap((side) =>
    readdirSync(new URL(side, screens))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => `${side}/${file}`),
  )
  const alone = areas.filter((file) => !existsSync(new URL(file.replace(/ts$/, 'test.ts'), screens)))
  expect(areas.length).toBeGreaterThan(0)
  expect(alone).toEqual([])
})
