import { getSignInOptions } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'

type Options = Result<typeof getSignInOptions>

/** A site that does not say is asked for the least: the server itself still demands what it needs. */
const unknown: Options = {
  captcha: 'RISK',
  sms: false,
  registration: false,
  formImage: false,
  providers: [],
}

/** What this site offers at the door; undefined while it is asked. */
export function useSignInOptions(): Options | undefined {
  const { data, isError } = useQuery({
    ...read(getSignInOptions),
    staleTime: 300_000,
    retryOnMount: false,
    meta: { quiet: true, ofSite: true },
  })
  return data ?? (isError ? unknown : undefined)
}

/** What the site offers beside its own accounts. */
export function offersOf(options: Options | undefined) {
  const providers = options?.providers ?? []
  return {
    hasSms: options?.sms ?? false,
    directories: providers.filter(({ kind }) => kind === 'ldap'),
    providers: providers.filter(({ kind }) => kind === 'oidc'),
  }
}
