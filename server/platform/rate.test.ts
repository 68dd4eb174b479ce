import { expect, test } from 'vitest'
import { networkOf } from './rate.ts'

test('A28 all addresses of one network of version 6 are one caller', () => {
  const same = [
    '2001:db8:1:2::1',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '2001:DB8:1:2:3::',
    '2001:db8:1:2::%eth0',
  ]
  expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect(networkOf('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
})

test('A28 an address of version 4 is itself, however it is written', () => {
  expect([networkOf('203.0.113.9'), networkOf('::ffff:203.0.113.9')]).toEqual(['203.0.113.9', '203.0.113.9'])
})
