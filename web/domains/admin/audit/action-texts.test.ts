import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { text } from './text/index.ts'

const domainsRoot = fileURLToPath(new URL('../../../../server/domains/', import.meta.url))

/** Everything the domains write into the audit record, found in their source code. */
function written(pattern: RegExp): string[] {
  const files = globSync('**/*.ts', { cwd: domainsRoot }).filter(
    (file) => !/\.test\.ts$|make\.ts$/.test(file),
  )
  const all = files.flatMap((file) => [...readFileSync(domainsRoot + file, 'utf8').matchAll(pattern)])
  return [...new Set(all.map(([, name = '']) => name))]
}

test('every act that a domain records has a label', () => {
  const acts = written(/\baction: '([\w.-]+)'/g)
  expect(acts.length).toBeGreaterThan(80)
  expect(acts.filter((act) => !(act in text['zh-CN'].actions))).toEqual([])
})

test('every kind of object of an act has a label', () => {
  const kinds = written(/\bobject: [`']([a-z]+\.[a-z_A-Z]+)/g).filter((kind) => kind !== 'site.setting')
  expect(kinds.length).toBeGreaterThan(25)
  expect(kinds.filter((kind) => !(kind in text['zh-CN'].objects))).toEqual([])
})
