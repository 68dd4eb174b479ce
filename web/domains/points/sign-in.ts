import type { Result } from '@lyceum/contract/kit'
import { getPointsSummary, getSignIn, listSignIns, signInToday } from '@lyceum/contract/points'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showPoints } from '#lib/notice'
import { useUser } from '#lib/session'
import { useText } from '#lib/text'
import { movedBy } from './refresh-after-points.ts'
import { text } from './text/index.ts'

type SignIn = {
  readonly state: Result<typeof getSignIn> | undefined
  readonly signIn: () => void
  readonly isBusy: boolean
}

/** The user's sign-in of today and this week, and signing in; the points earned are shown with the coin. */
export function useSignIn(): SignIn {
  const t = useText(text)
  const id = useUser()?.usrEntId ?? ''
  const { data } = useQuery({ ...read(getSignIn, { id }), enabled: id !== '', meta: { quiet: true } })
  const command = useCommand(signInToday, { refresh: [getSignIn, listSignIns, ...movedBy] })
  const signIn = () =>
    command.mutate(
      { id },
      { onSuccess: ({ streak, points, bonus }) => showPoints(t.signedIn(streak, points + bonus)) },
    )
  return { state: data, signIn, isBusy: command.isPending }
}

/** The user's available and earned points; undefined until loaded. */
export function usePointsSummary(): Result<typeof getPointsSummary> | undefined {
  const isSignedIn = useUser() !== undefined
  return useQuery({ ...read(getPointsSummary), enabled: isSignedIn, meta: { quiet: true } }).data
}
