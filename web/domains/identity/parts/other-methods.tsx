import { type getSignInOptions, startOidc } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { useMutation } from '@tanstack/react-query'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { Button } from '#ui/form/button'
import { text } from '../text/index.ts'
import { FormError } from './form-error.tsx'

type Providers = Result<typeof getSignInOptions>['providers']

/** Single sign-on: the browser goes to the provider, and comes back signed in. */
export function OtherMethods({ providers }: { readonly providers: Providers }) {
  const t = useText(text).login
  const start = useMutation({
    mutationFn: (providerId: string) => call(startOidc, { providerId }),
    onSuccess: ({ url }) => location.assign(url),
  })
  if (providers.length === 0) return null
  return (
    <section className="gate-others">
      <h2>{t.others}</h2>
      <FormError>{start.error ? describe(start.error) : ''}</FormError>
      <ul>
        {providers.map(({ id, name }) => (
          <li key={id}>
            <Button
              isBusy={(start.isPending || start.isSuccess) && start.variables === id}
              onClick={() => start.mutate(id)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
