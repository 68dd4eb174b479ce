import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hasErrorCode } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { describe } from '#lib/http/trouble'
import { ButtonLink } from '#ui/form/button'
import { takeSecret } from '../address-secret.ts'
import { enterByProvider } from '../sign-in.ts'
import { SignInResult } from '../parts/sign-in-result.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go-after-sign-in.ts'

/** The callback of single sign-on providers: it completes the sign-in and navigates on. */
export function CallbackPage() {
  const t = useText(text).callback
  const go = useGo()
  const [query] = useState(takeSecret)
  // The provider's answer is valid once, so it is not retried.
  const { data: path, error } = useQuery({
    queryKey: ['sign-on', query],
    queryFn: () => enterByProvider(query),
    enabled: query !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retryOnMount: false,
    meta: { quiet: true },
  })
  usePageTitle(t.title)
  useEffect(() => {
    if (path !== undefined) go(path)
    // oxlint-disable-next-line react/exhaustive-deps -- only a path that arrives leads on; `go` is new each time
  }, [path])

  // A blocked account sees the reason; provider errors are not shown in detail.
  const isKnown = error && !hasErrorCode(error, 'PROVIDER_REFUSED')
  if (!error && query !== '') return <SignInResult kind="start" title={t.waiting} />
  return (
    <SignInResult kind="lock" title={t.failed} hint={isKnown ? describe(error) : t.failedHint}>
      <ButtonLink look="primary" to="/login">
        {t.again}
      </ButtonLink>
    </SignInResult>
  )
}
