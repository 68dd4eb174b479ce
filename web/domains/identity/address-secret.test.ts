import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearch, takeSearch } from './address-secret.ts'

const replaced: string[] = []

/** A tab that stands at an address. */
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
  forgetSearch()
  vi.unstubAllGlobals()
})

test('what opens something leaves the address at once, and is still known when the page is drawn again', () => {
  at('/reset-pwd?token=abc')
  expect(takeSearch()).toBe('?token=abc')
  expect(replaced).toEqual(['/reset-pwd'])
  expect(takeSearch()).toBe('?token=abc')
  expect(replaced).toHaveLength(1)
})

test('it belongs to its page alone, and can be forgotten', () => {
  at('/reset-pwd?token=abc')
  takeSearch()
  at('/sso/callback')
  expect(takeSearch()).toBe('')
  at('/reset-pwd')
  forgetSearch()
  expect(takeSearch()).toBe('')
})
