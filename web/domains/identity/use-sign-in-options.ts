import { getSignInOptions } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

type Options = Result<typeof getSignInOptions>

/** The minimum, used when the options cannot be loaded: the server still enforces what it needs. */
const unknown: Options = {
  captcha: 'RISK',
  sms: false,
  registration: false,
  formImage: false,
  providers: [],
}

/** The sign-in options of this site; undefined while loading. */
export function useSignInOptions(): Options | undefined {
  const { data, isError } = useQuery({
    ...read(getSignInOptions),
    staleTime: 300_000,
    retryOnMount: false,
    meta: { quiet: true, ofSite: true },
  })
  return data ?? (isError ? unknown : undefined)
}

/** The sign-in methods besides local accounts. */
export function offersOf(options: Options | undefined) {
  const providers = options?.providers ?? []
  return {
    hasSms: options?.sms ?? false,
    directories: providers.filter(({ kind }) => kind === 'ldap'),
    providers: providers.filter(({ kind }) => kind === 'oidc'),
  }
}
