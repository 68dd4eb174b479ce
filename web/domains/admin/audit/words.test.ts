import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { text } from './text/index.ts'

const rooms = fileURLToPath(new URL('../../../../server/domains/', import.meta.url))

/** What the rooms write into the record, as it stands in their code. */
function written(pattern: RegExp): string[] {
  const files = globSync('**/*.ts', { cwd: rooms }).filter((file) => !/\.test\.ts$|make\.ts$/.test(file))
  const all = files.flatMap((file) => [...readFileSync(rooms + file, 'utf8').matchAll(pattern)])
  return [...new Set(all.map(([, name = '']) => name))]
}

test('every act that a room writes down has its words', () => {
  const acts = written(/\baction: '([\w.-]+)'/g)
  expect(acts.length).toBeGreaterThan(80)
  expect(acts.filter((act) => !(act in text['zh-CN'].actions))).toEqual([])
})

test('everything that an act can be about has its word', () => {
  const kinds = written(/\bobject: [`']([a-z]+\.[a-z_A-Z]+)/g).filter((kind) => kind !== 'site.setting')
  expect(kinds.length).toBeGreaterThan(25)
  expect(kinds.filter((kind) => !(kind in text['zh-CN'].objects))).toEqual([])
})
