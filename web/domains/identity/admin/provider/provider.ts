import type { listProviders } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'

export type Provider = Result<typeof listProviders>['records'][number]
type Config = Provider['config']
export type OidcConfig = Extract<Config, { kind: 'oidc' }>
export type LdapConfig = Extract<Config, { kind: 'ldap' }>
export type Kind = Config['kind']

/** A sign-in method being edited; the values of both kinds are kept, so that switching loses nothing. */
export type Typed = {
  readonly name: string
  readonly kind: Kind
  readonly oidc: OidcConfig
  readonly ldap: LdapConfig
  /** Empty: the stored secret stays. */
  readonly secret: string
  readonly isEnabled: boolean
}

const firstOidc: OidcConfig = {
  kind: 'oidc',
  issuer: '',
  clientId: '',
  scope: 'openid profile email',
  linkBy: 'email',
  staffNoClaim: 'employee_no',
  autoCreate: false,
}

const firstLdap: LdapConfig = {
  kind: 'ldap',
  url: '',
  startTls: false,
  ca: '',
  baseDn: '',
  bindDn: '',
  userAttribute: 'uid',
  objectClass: 'inetOrgPerson',
  subjectAttribute: 'entryUUID',
  nameAttribute: 'cn',
  emailAttribute: 'mail',
  staffNoAttribute: 'employeeNumber',
  linkBy: 'staffNo',
  autoCreate: false,
}

export function typedOf(provider: Provider | undefined): Typed {
  const { config, name = '', isEnabled = true } = provider ?? {}
  return {
    name,
    isEnabled,
    secret: '',
    kind: config?.kind ?? 'oidc',
    oidc: config?.kind === 'oidc' ? config : firstOidc,
    ldap: config?.kind === 'ldap' ? config : firstLdap,
  }
}

/** The address of a provider, which distinguishes it from others. */
export const addressOf = ({ config }: Provider): string =>
  config.kind === 'oidc' ? config.issuer : config.url

type Problem = 'missing' | 'too-long' | 'bad-web-address' | 'bad-directory-address' | 'bad-attribute'

/** The problem of each field, shown before sending; the server validates again. */
export type Problems = Readonly<Partial<Record<string, Problem>>>

export function problemsWith({ name, kind, oidc, ldap }: Typed): Problems {
  const found = Object.entries({
    name: nameProblem(name.trim()),
    ...(kind === 'oidc' ? oidcProblems(oidc) : ldapProblems(ldap)),
  })
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined))
}

function nameProblem(name: string): Problem | undefined {
  if (name === '') return 'missing'
  return name.length > 40 ? 'too-long' : undefined
}

const oidcProblems = ({ issuer, clientId }: OidcConfig) => ({
  issuer: addressFits(issuer, /^https?:$/) ? undefined : ('bad-web-address' as const),
  clientId: missing(clientId),
})

const ldapProblems = ({ url, baseDn, ...rest }: LdapConfig) => ({
  url: addressFits(url, /^ldaps?:$/) ? undefined : ('bad-directory-address' as const),
  baseDn: missing(baseDn),
  ...Object.fromEntries(
    attributeLines.map((line) => [line, isAttribute(rest[line]) ? undefined : ('bad-attribute' as const)]),
  ),
})

/** The attributes of a directory entry; most directories use the defaults. */
export const attributeLines = [
  'userAttribute',
  'objectClass',
  'subjectAttribute',
  'nameAttribute',
  'emailAttribute',
  'staffNoAttribute',
] as const

const missing = (value: string) => (value.trim() === '' ? ('missing' as const) : undefined)
const isAttribute = (value: string) => /^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(value)
const addressFits = (address: string, protocol: RegExp) =>
  URL.canParse(address.trim()) && protocol.test(new URL(address.trim()).protocol)

/** The request body of a valid form. Addresses are trimmed, because pasting often adds spaces. */
export function bodyOf({ name, kind, oidc, ldap, secret, isEnabled }: Typed) {
  return {
    name: name.trim(),
    isEnabled,
    config:
      kind === 'oidc'
        ? { ...oidc, issuer: oidc.issuer.trim(), clientId: oidc.clientId.trim() }
        : { ...ldap, url: ldap.url.trim(), baseDn: ldap.baseDn.trim(), bindDn: ldap.bindDn.trim() },
    ...(secret !== '' && { secret }),
  }
}
