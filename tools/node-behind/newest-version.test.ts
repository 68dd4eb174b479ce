import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isOlder, newestLike, pinnedNode } from './newest-version.ts'

test('S-17 the newest version of the same major is compared by number, not by text, without prereleases', () => {
  const offered = ['24.9.0', '24.21.0', '24.3.10', '25.0.0', '24.22.0-rc.1', '20.99.9']
  expect(newestLike('24.11.1', offered)).toBe('24.21.0')
  expect(newestLike('24.21.0', offered)).toBe('24.21.0')
  expect(newestLike('24.30.0', offered)).toBe('24.30.0')
  expect(isOlder('24.9.9', '24.10.0')).toBe(true)
  expect(isOlder('24.10.0', '24.10.0')).toBe(false)
})

test('S-17 every file that names a Node version names the same', () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const pinned = pinnedNode(read('package.json'))
  const minor = pinned.split('.').slice(0, 2).join('.')
  expect(read('package.json')).toContain(`"node": ">=${minor} <25"`)
  expect(read('deploy/Dockerfile')).toContain(`FROM node:${pinned}-bookworm-slim`)
})
