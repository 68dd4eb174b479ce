import { AndFilter, Client, EqualityFilter, type Entry, InvalidCredentialsError } from 'ldapts'
import { socketsOutside } from '#platform/outgoing/outgoing-socket'
import type { Parts } from '#platform/parts'
import { isEncrypted } from './provider-rules.ts'
import type { LdapProvider, Vouched } from './provider.ts'

const timeoutMs = 5000

export type Found = { readonly dn: string; readonly person: Vouched }

/** Looks a person up in the directory with the service account. Undefined: none, or more than one. */
export function findInDirectory(
  parts: Parts,
  provider: LdapProvider,
  userName: string,
): Promise<Found | undefined> {
  const { config, secret } = provider
  return connected(parts, provider, async (client) => {
    if (config.bindDn !== '') await client.bind(config.bindDn, secret)
    const { searchEntries } = await client.search(config.baseDn, {
      scope: 'sub',
      sizeLimit: 2,
      // A structured filter, so that the typed text is only ever a value.
      filter: new AndFilter({
        filters: [
          new EqualityFilter({ attribute: 'objectClass', value: config.objectClass }),
          new EqualityFilter({ attribute: config.userAttribute, value: userName }),
        ],
      }),
      attributes: [
        config.subjectAttribute,
        config.nameAttribute,
        config.emailAttribute,
        config.staffNoAttribute,
      ],
    })
    const [entry] = searchEntries
    return entry && searchEntries.length === 1
      ? { dn: entry.dn, person: personOf(entry, provider, userName) }
      : undefined
  })
}

/** Whether the directory accepts this password. An empty one would be an anonymous bind, so it is rejected. */
export async function isDirectoryPassword(
  parts: Parts,
  provider: LdapProvider,
  { dn, password }: { readonly dn: string; readonly password: string },
): Promise<boolean> {
  if (password === '') return false
  return connected(parts, provider, async (client) => {
    try {
      await client.bind(dn, password)
      return true
    } catch (error) {
      if (error instanceof InvalidCredentialsError) return false
      throw error
    }
  })
}

export async function connected<T>(
  parts: Parts,
  { config }: LdapProvider,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  if (parts.config.NODE_ENV === 'production' && !isEncrypted(config))
    throw new Error('The connection to the directory is not encrypted.')
  const tlsOptions = { minVersion: 'TLSv1.2', ...(config.ca === '' ? {} : { ca: config.ca }) } as const
  const client = new Client({
    url: config.url,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    // With TLS options the client would start with TLS, also where STARTTLS follows later.
    ...(config.url.startsWith('ldaps:') ? { tlsOptions } : {}),
    ...socketsOutside(parts.config),
  })
  try {
    if (config.startTls) await client.startTLS({ ...tlsOptions, host: new URL(config.url).hostname })
    return await work(client)
  } finally {
    await client.unbind().catch(() => undefined)
  }
}

function personOf(entry: Entry, { config }: LdapProvider, userName: string): Vouched {
  return {
    subject: textIn(entry, config.subjectAttribute) ?? entry.dn.toLowerCase(),
    name: textIn(entry, config.nameAttribute) ?? userName,
    userName,
    email: textIn(entry, config.emailAttribute),
    isEmailProven: false,
    staffNo: textIn(entry, config.staffNoAttribute),
  }
}

/** The first value of an attribute; binary values, such as the objectGUID of Active Directory, in hexadecimal. */
export function textIn(entry: Entry, attribute: string): string | undefined {
  const value = entry[attribute]
  const first = Array.isArray(value) ? value[0] : value
  if (first === undefined || first.length === 0) return undefined
  return typeof first === 'string' ? first : first.toString('hex')
}
