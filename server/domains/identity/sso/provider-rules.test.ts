import { expect, test } from 'vitest'
import { isEncrypted, userNameFrom } from './provider-rules.ts'

test('a provider is encrypted by its address, a directory also by STARTTLS', () => {
  expect(isEncrypted({ kind: 'oidc', issuer: 'https://idp.example' })).toBe(true)
  expect(isEncrypted({ kind: 'oidc', issuer: 'http://idp.example' })).toBe(false)
  expect(isEncrypted({ kind: 'ldap', url: 'ldaps://d.example', startTls: false })).toBe(true)
  expect(isEncrypted({ kind: 'ldap', url: 'ldap://d.example', startTls: true })).toBe(true)
  expect(isEncrypted({ kind: 'ldap', url: 'ldap://d.example', startTls: false })).toBe(false)
})

test('a foreign user name keeps the characters that are allowed here', () => {
  expect(userNameFrom('zhang.san@example.com', 'x')).toBe('zhang.san')
  expect(userNameFrom('张三', 'abcd1234')).toBe('abcd1234')
  expect(userNameFrom('', 'abcd1234')).toBe('abcd1234')
  expect(userNameFrom('z'.repeat(90), 'x')).toHaveLength(40)
})
