import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withSummary } from './readme.ts'

const page = `# Numbers

Measured on 2026-11-17: 2 cores.

## In short

Goals stand in brackets.

| what | measured |
| --- | --- |
| search | 10 ms (150) |

## The specification

more
`

test('the README gets the short table of the numbers and is otherwise unchanged', () => {
  const readme = 'a\n<!-- npm run numbers writes from here -->\nold\n<!-- to here -->\nb\n'
  const made = withSummary(readme, page)
  expect(made).toMatch(/^a\n<!-- npm run numbers writes from here -->\nMeasured on 2026-11-17 at/)
  expect(made).toContain('| search | 10 ms (150) |\n<!-- to here -->\nb\n')
  expect(made).not.toMatch(/old|more/)
  expect(withSummary(made, page)).toBe(made)
})

test('the current README agrees with the numbers', () => {
  const [readme, numbers] = ['README.md', 'docs/numbers.md'].map((name) =>
    readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'),
  )
  expect(withSummary(readme ?? '', numbers ?? '')).toBe(readme)
})
