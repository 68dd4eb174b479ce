import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { consolePages } from './console/console-pages.ts'
import { portalRoutes } from './route-table.ts'

/** Complete addresses in links, with their files. */
const links = globSync('{app,domains}/**/*.tsx', { cwd: resolve(import.meta.dirname, '..') })
  .filter((file) => !file.includes('showcase'))
  .flatMap((file) => {
    const code = readFileSync(resolve(import.meta.dirname, '..', file), 'utf8')
    return [...code.matchAll(/\bto="(\/[^"?]*)/g)].map(([, path = '']) => `${path} in ${file}`)
  })

const known = new Set([
  '/manage',
  ...portalRoutes.map(({ path }) => path),
  ...consolePages.map(({ path }) => path),
])

test('every address in a link is a route of the portal or of the console', () => {
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter((link) => !known.has(link.split(' ')[0] ?? ''))).toEqual([])
})
