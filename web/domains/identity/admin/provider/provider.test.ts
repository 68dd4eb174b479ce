import { expect, test } from 'vitest'
import { bodyOf, problemsWith, type Provider, typedOf } from './provider.ts'

const oidc: Provider = {
  id: '7',
  name: '集团统一登录',
  hasSecret: true,
  isEnabled: false,
  config: {
    kind: 'oidc',
    issuer: 'https://id.example',
    clientId: 'lyceum',
    scope: 'openid',
    linkBy: 'staffNo',
    staffNoClaim: 'no',
    autoCreate: true,
  },
}

test('an unchanged form sends the stored values back', () => {
  const { name, isEnabled, config } = oidc
  expect(bodyOf(typedOf(oidc))).toEqual({ name, isEnabled, config })
})

test('sends a secret only when one was typed, and trims addresses', () => {
  const typed = { ...typedOf(oidc), secret: 'new one' }
  const sent = bodyOf({ ...typed, oidc: { ...typed.oidc, issuer: ' https://id.example ' } })
  expect(sent).toMatchObject({ secret: 'new one', config: { issuer: 'https://id.example' } })
})

test('an empty form reports what each kind needs', () => {
  const first = typedOf(undefined)
  expect(problemsWith(first)).toEqual({ name: 'missing', issuer: 'bad-web-address', clientId: 'missing' })
  expect(problemsWith({ ...first, kind: 'ldap' })).toEqual({
    name: 'missing',
    url: 'bad-directory-address',
    baseDn: 'missing',
  })
})

test('validates addresses and attribute names', () => {
  const first = { ...typedOf(oidc), kind: 'ldap' as const }
  const typed = { ...first, ldap: { ...first.ldap, baseDn: 'dc=example', url: 'https://id.example' } }
  expect(problemsWith(typed)).toEqual({ url: 'bad-directory-address' })
  const well = { ...typed.ldap, url: 'ldaps://id.example' }
  expect(problemsWith({ ...typed, ldap: well })).toEqual({})
  expect(problemsWith({ ...typed, ldap: { ...well, nameAttribute: '(cn=*)' } })).toEqual({
    nameAttribute: 'bad-attribute',
  })
})
