import { expect, test } from 'vitest'
import { assertAtLeast, isAtLeast, versionIn } from './version.ts'

test.each([
  ['15.19 (Debian 15.19-0+deb12u1)', '15.19'],
  ['ceph version 16.2.15 (618f440892089921c3e944a991122ddc44e60516) pacific (stable)', '16.2.15'],
  ['HAProxy version 2.6.12-1+deb12u4 2026/05/05 - https://haproxy.org/', '2.6.12'],
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', '156.0.8078.79'],
  ['redis_version:7.0.15\r\nredis_git_sha1:00000000', '7.0.15'],
])('reads the version out of %j', (text, version) => {
  expect(versionIn(text)).toBe(version)
})

test('a text without a version has none', () => {
  expect(versionIn('command not found')).toBeUndefined()
})

test('versions are compared as numbers, not as text', () => {
  expect(isAtLeast('15.19', 15)).toBe(true)
  expect(isAtLeast('7.0.15', 7)).toBe(true)
  expect(isAtLeast('9.6', 15)).toBe(false)
})

test('the error names a version that is too old', () => {
  expect(() => assertAtLeast('13.4', 15)).toThrow('found 13.4, but 15 or newer is needed')
})
