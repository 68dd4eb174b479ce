import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const web = fileURLToPath(new URL('../../', import.meta.url))

test('K-30 a field that can be cleared has a label for it in the language of the page', () => {
  const files = globSync('{ui,domains,app}/**/*.tsx', { cwd: web })
  const bare = files.filter((file) =>
    /allowClear(?!=\{\{ label|: \{ label)/.test(readFileSync(web + file, 'utf8')),
  )
  expect(bare).toEqual([])
})
