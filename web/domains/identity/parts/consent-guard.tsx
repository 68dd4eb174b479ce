import { checkAgreement } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { call } from '#lib/api'
import { useUser } from '#lib/session'

const ConsentDialog = lazy(async () => ({
  default: (await import('./consent-dialog.tsx')).ConsentDialog,
}))

/**
 * Blocks the portal until the signed-in person has accepted the agreements in force.
 * The shell mounts it once, on the pages that need a session.
 */
export function ConsentGuard() {
  const user = useUser()
  const { data } = useQuery({
    queryKey: [checkAgreement.path, { of: user?.usrId }],
    queryFn: () => call(checkAgreement),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  })
  if (!user || !data?.mustAccept) return null
  return (
    <Suspense>
      <ConsentDialog ids={data.agreements.map(({ id }) => id)} />
    </Suspense>
  )
}
