import { expect, test } from 'vitest'
import { deviceOf } from './device-name.ts'

test('names a browser', () => {
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
  expect(deviceOf(edge)).toBe('Edge · Windows')
  expect(deviceOf('curl/8')).toBe('curl/8')
  expect(deviceOf('')).toBe('–')
})
