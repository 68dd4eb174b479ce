import { expect, test } from 'vitest'
import { typedLines } from './typed-lines.ts'

test('a pasted list names an account a line, with an amount of its own where one stands behind it', () => {
  expect(typedLines('lin_zhixia\n\n  he_yuanzhou, 20\r\nE10001\t-5\n周 砚秋\nmei，+3\n')).toEqual([
    { account: 'lin_zhixia', amount: null },
    { account: 'he_yuanzhou', amount: 20 },
    { account: 'E10001', amount: -5 },
    { account: '周 砚秋', amount: null },
    { account: 'mei', amount: 3 },
  ])
  expect(typedLines('')).toEqual([])
})
