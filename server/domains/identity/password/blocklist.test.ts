import { expect, test } from 'vitest'
import { isCommon } from './blocklist.ts'
import { commonPasswords } from './common-passwords.ts'

const yuan = { userName: 'zhou-yuan', name: '周予安' }
const siteTerms = ['alpha', '阿尔法', 'Lyceum', '启明']

test.for([
  'P@ssw0rd!',
  'Password-2024',
  'QWERTY123!',
  'Qwer-1234',
  'Welcome#1',
  '1qaz2WSX',
  'Abc123!!',
  'Woaini1314!',
  'Admin@123',
])('%s is a common password with decoration', (password) =>
  expect(isCommon(password, yuan, siteTerms)).toBe(true),
)

test.for(['Zhou-Yuan#2024', 'my ZHOU-YUAN 1!', '周予安Aa1!', 'Lyceum@2024', 'Alpha-001!', '启明2024!'])(
  '%s is made of the names of the person or the site',
  (password) => expect(isCommon(password, yuan, siteTerms)).toBe(true),
)

test.for(['Tq7#mVw2', '红旗渠边 7 Trees!', 'Harbour-Lantern-42', 'x', 'Alphabet-Soup-9'])(
  '%s is not common',
  (password) => expect(isCommon(password, yuan, siteTerms)).toBe(false),
)

test('short names do not count: too many words contain them', () => {
  expect(isCommon('Linden-Tree-42', { userName: 'lin', name: 'Li' }, ['ab'])).toBe(false)
})

test('the list has the expected length', () => {
  expect(commonPasswords.size).toBeGreaterThan(300)
})
