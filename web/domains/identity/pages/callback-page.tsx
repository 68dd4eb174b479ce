import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRefusal } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { describe } from '#lib/trouble'
import { ButtonLink } from '#ui/form/button'
import { takeSecret } from '../address-secret.ts'
import { enterByProvider } from '../enter.ts'
import { GateResult } from '../parts/gate-result.tsx'
import { text } from '../text/index.ts'
import { useGo } from '../use-go.ts'

/** Where a provider of single sign-on sends people back to: it completes the sign-in and leads on. */
export function CallbackPage() {
  const t = useText(text).callback
  const go = useGo()
  const [query] = useState(takeSecret)
  // What the provider sent opens the door once; a second try would find it locked.
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

  // An account that may not come in is told why; what went wrong over there helps nobody here.
  const isKnown = error && !isRefusal(error, 'PROVIDER_REFUSED')
  if (!error && query !== '') return <GateResult kind="start" title={t.waiting} />
  return (
    <GateResult kind="lock" title={t.failed} hint={isKnown ? describe(error) : t.failedHint}>
      <ButtonLink look="primary" to="/login">
        {t.again}
      </ButtonLink>
    </GateResult>
  )
}
