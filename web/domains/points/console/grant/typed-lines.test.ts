import { expect, test } from 'vitest'
import { typedLines } from './typed-lines.ts'

test('a pasted list has an account per line, with an optional amount', () => {
  expect(typedLines('lin_zhixia\n\n  he_yuanzhou, 20\r\nE10001\t-5\n周 砚秋\nmei，+3\n')).toEqual([
    { account: 'lin_zhixia', amount: null },
    { account: 'he_yuanzhou', amount: 20 },
    { account: 'E10001', amount: -5 },
    { account: '周 砚秋', amount: null },
    { account: 'mei', amount: 3 },
  ])
  expect(typedLines('')).toEqual([])
})
