import { expect, test } from 'vitest'
import type { ConsoleRoute } from '#ui/layout/console-route'
import { entryOf, pageAt } from './console-pages.ts'

const page = (path: string, isEntry = false): ConsoleRoute => ({
  path,
  label: { 'zh-CN': path, 'zh-TW': path, 'en-US': path },
  permissions: ['people.read'],
  load: async () => () => null,
  ...(isEntry && { entry: { group: 'people', icon: 'users' } }),
})
const list = page('/people', true)
const personPage = page('/people/:id')
const imports = page('/people/import', true)
const oneImport = page('/people/import/:id')
const pages = [list, personPage, imports, oneImport]

test('an address shows the page with the longest matching path', () => {
  expect(pageAt(pages, '/people')).toBe(list)
  expect(pageAt(pages, '/people/import/7')).toBe(oneImport)
  expect(pageAt(pages, '/people-of-old')).toBeUndefined()
})

test('a page without an entry belongs to the nearest page it is reached from', () => {
  expect(pageAt(pages, '/people/42')).toBe(personPage)
  expect(entryOf(pages, personPage)).toBe(list)
  expect(entryOf(pages, imports)).toBe(imports)
  expect(entryOf(pages, oneImport)).toBe(imports)
})
