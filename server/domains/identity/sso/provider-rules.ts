type Address =
  | { readonly kind: 'oidc'; readonly issuer: string }
  | { readonly kind: 'ldap'; readonly url: string; readonly startTls: boolean }

/** Whether the connection to a provider is encrypted. */
export function isEncrypted(config: Address): boolean {
  if (config.kind === 'oidc') return config.issuer.startsWith('https://')
  return config.url.startsWith('ldaps://') || config.startTls
}

/** A user name for a person from a provider: their own, reduced to the characters allowed here. */
export function userNameFrom(proposed: string, fallback: string): string {
  const name = proposed.replace(/@.*$/, '').replace(/[^A-Za-z0-9._-]/g, '')
  return (name.length >= 3 ? name : `${name}${fallback}`).slice(0, 40)
}
