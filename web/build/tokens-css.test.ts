import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import tokens from '../ui/tokens.json' with { type: 'json' }
import { cssOf } from './tokens-css.ts'

const web = resolve(import.meta.dirname, '..')
const css = cssOf(tokens)
const defined = new Set(Array.from(css.matchAll(/(--[\w-]+):/g), ([, name = '']) => name))

test('both themes define the same roles', () => {
  expect(Object.keys(tokens.dark.css)).toEqual(Object.keys(tokens.light.css))
  expect(Object.keys(tokens.dark.shadow)).toEqual(Object.keys(tokens.light.shadow))
})

test('every property used by a style sheet or a drawing is a token, or set by a component', () => {
  const files = globSync('{app,domains,ui}/**/*.{css,tsx}', { cwd: web })
  const found = (pattern: RegExp) =>
    files.flatMap((file) =>
      Array.from(readFileSync(resolve(web, file), 'utf8').matchAll(pattern), ([, name = '']) => ({
        file,
        name,
      })),
    )
  const used = found(/var\((--[\w-]+)/g)
  const set = new Set(found(/'(--[\w-]+)':/g).map(({ name }) => name))
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => !defined.has(name) && !set.has(name))).toEqual([])
})
