import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { identityErrors } from './errors.ts'

/** How a person from the identity provider is matched to an account the first time (later by subject). */
const linkBy = z.enum(['email', 'staffNo'])

const attribute = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/)

/** OpenID Connect: authorization code with PKCE. The secret is the client secret. */
export const oidcConfig = z.object({
  kind: z.literal('oidc'),
  issuer: z.url().max(300),
  clientId: z.string().min(1).max(200),
  scope: z.string().max(200).default('openid profile email'),
  linkBy: linkBy.default('email'),
  staffNoClaim: z.string().max(60).default('employee_no'),
  /** Whether people signed in by the provider get an account automatically. */
  autoCreate: z.boolean().default(false),
})

/** LDAP: finds the entry with a service account, then binds as the person. The secret is the service account's. */
export const ldapConfig = z.object({
  kind: z.literal('ldap'),
  url: z.url({ protocol: /^ldaps?$/ }).max(300),
  /** Upgrades ldap:// to TLS first; without it, and without ldaps://, production rejects the configuration. */
  startTls: z.boolean().default(false),
  /** The certificate of a private certificate authority, in PEM. */
  ca: z.string().max(20_000).default(''),
  baseDn: z.string().min(1).max(300),
  bindDn: z.string().max(300).default(''),
  userAttribute: attribute.default('uid'),
  objectClass: attribute.default('inetOrgPerson'),
  subjectAttribute: attribute.default('entryUUID'),
  nameAttribute: attribute.default('cn'),
  emailAttribute: attribute.default('mail'),
  staffNoAttribute: attribute.default('employeeNumber'),
  linkBy: linkBy.default('staffNo'),
  autoCreate: z.boolean().default(false),
})

const config = z.discriminatedUnion('kind', [oidcConfig, ldapConfig])

const body = z.object({
  name: line(40),
  config,
  /** If omitted, the stored one stays. */
  secret: z.string().max(500).optional(),
  isEnabled: z.boolean(),
})

export const listProviders = endpoint({
  method: 'GET',
  path: '/app/api/admin/provider',
  kind: 'read',
  access: { permission: 'identity.manage' },
  summary: 'The single sign-on providers of the site; their secrets are never shown.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('identity.provider'),
        name: z.string(),
        config,
        hasSecret: z.boolean(),
        isEnabled: z.boolean(),
      }),
    ),
  }),
})

export const addProvider = endpoint({
  method: 'POST',
  path: '/app/api/admin/provider',
  kind: 'write',
  access: { permission: 'identity.manage' },
  summary: 'Adds a single sign-on provider.',
  body,
  result: z.object({ id: id('identity.provider') }),
  errors: [identityErrors.PROVIDER_INSECURE, identityErrors.PROVIDER_BY_ADMINISTRATOR],
})

export const editProvider = endpoint({
  method: 'PUT',
  path: '/app/api/admin/provider/:id',
  kind: 'write',
  access: { permission: 'identity.manage' },
  summary: 'Changes a single sign-on provider; its kind stays.',
  params: z.object({ id: id('identity.provider') }),
  body,
  result: z.object({ id: id('identity.provider') }),
  errors: [
    commonErrors.NOT_FOUND,
    identityErrors.PROVIDER_INSECURE,
    identityErrors.PROVIDER_BY_ADMINISTRATOR,
  ],
})
