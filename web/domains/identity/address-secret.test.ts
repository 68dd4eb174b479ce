import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSecret, takeSecret } from './address-secret.ts'

const replaced: string[] = []

/** A tab at a URL. */
function at(address: string) {
  vi.stubGlobal('location', new URL(address, 'https://hr.example'))
}

beforeEach(() => {
  replaced.length = 0
  vi.stubGlobal('history', {
    state: { idx: 3 },
    replaceState: (_state: unknown, _title: string, path: string) => {
      replaced.push(path)
      at(path)
    },
  })
})
afterEach(() => {
  forgetSecret()
  vi.unstubAllGlobals()
})

test('removes the secret from the URL at once and keeps it across rerenders', () => {
  at('/reset-pwd?token=abc')
  expect(takeSecret()).toBe('?token=abc')
  expect(replaced).toEqual(['/reset-pwd'])
  expect(takeSecret()).toBe('?token=abc')
  expect(replaced).toHaveLength(1)
})

test('S-13 reads the secret after the # too, where our own links put it', () => {
  at('/reset-pwd#token=abc')
  expect(new URLSearchParams(takeSecret()).get('token')).toBe('abc')
  expect(replaced).toEqual(['/reset-pwd'])
})

test('the secret belongs to its page alone and can be forgotten', () => {
  at('/reset-pwd?token=abc')
  takeSecret()
  at('/sso/callback')
  expect(takeSecret()).toBe('')
  at('/reset-pwd')
  forgetSecret()
  expect(takeSecret()).toBe('')
})
