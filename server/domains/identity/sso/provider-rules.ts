type Address =
  | { readonly kind: 'oidc'; readonly issuer: string }
  | { readonly kind: 'ldap'; readonly url: string; readonly startTls: boolean }

/** Whether nobody on the way can read what is said to a provider. */
export function isEncrypted(config: Address): boolean {
  if (config.kind === 'oidc') return config.issuer.startsWith('https://')
  return config.url.startsWith('ldaps://') || config.startTls
}

/** A user name for somebody who comes with an account from elsewhere: their own, as far as its letters are ours. */
export function userNameFrom(wanted: string, fallback: string): string {
  const name = wanted.replace(/@.*$/, '').replace(/[^A-Za-z0-9._-]/g, '')
  return (name.length >= 3 ? name : `${name}${fallback}`).slice(0, 40)
}
