import { checkAgreement } from '@lyceum/contract/identity'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'

/** The name of the consent checkbox; there is one on a page. */
export const consentName = 'consent'

/** Consent to the agreements in force; not needed when there are none. */
export function useConsent() {
  const { data, isPending } = useQuery({ ...read(checkAgreement), meta: { quiet: true } })
  const [isGiven, setIsGiven] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  const agreements = data?.agreements ?? []
  const isAsked = isPending || agreements.length > 0

  return {
    isAsked,
    agreements,
    isGiven,
    isMissed,
    give: (isGiven: boolean) => {
      setIsGiven(isGiven)
      setIsMissed(false)
    },
    /** Returns whether the person may continue; if not, the reason is shown at the checkbox. */
    isFree: (): boolean => {
      const isFree = !isAsked || isGiven
      setIsMissed(!isFree)
      if (!isFree) document.getElementsByName(consentName)[0]?.focus()
      return isFree
    },
    ids: agreements.map(({ id }) => id),
  }
}

export type Consent = ReturnType<typeof useConsent>
