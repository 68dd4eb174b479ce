import type { Args, Endpoint, Result } from '@lyceum/contract/kit'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { makeClient } from './http/client.ts'
import { fetchOrTake } from './http/early-answers.ts'
import { beginLoading } from './page/loading.ts'
import { refreshAfter, type RefreshOptions } from './refresh.ts'
import { leaveIfSignedOut, report } from './http/trouble.ts'

export { ApiError, hasErrorCode } from './http/api-error.ts'

/** The arguments of a call; optional when the call needs none. */
type Given<E> = Partial<Args<E>> extends Args<E> ? [args?: Args<E>] : [args: Args<E>]

const send = makeClient({
  fetch: fetchOrTake,
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  newKey: () => crypto.randomUUID(),
  begin: beginLoading,
})

/** A call whose caller handles the error itself: a form, a guard. It shows nothing. */
export function call<E extends Endpoint>(endpoint: E, ...[args]: Given<E>): Promise<Result<E>> {
  return sendChecked(endpoint, args, undefined)
}

/** A call that shows its error and then resolves with undefined. */
export async function callOrShowError<E extends Endpoint>(
  endpoint: E,
  ...given: Given<E>
): Promise<Result<E> | undefined> {
  try {
    return await call(endpoint, ...given)
  } catch (error) {
    report(error)
    return undefined
  }
}

/** A read of one endpoint: `useQuery(read(listRecommendedLinks, { pageNo: 1 }))`. */
export function read<E extends Endpoint>(endpoint: E, ...[args]: Given<E>) {
  return queryOptions({
    queryKey: [endpoint.path, args ?? {}],
    queryFn: ({ signal }) => sendChecked(endpoint, args, signal),
  })
}

export type CommandOptions = RefreshOptions & {
  /** The page shows the error itself, beside the field it belongs to. */
  readonly quiet?: boolean
}

type Afterwards<Answer> = {
  readonly onSuccess?: (answer: Answer) => void
  readonly onError?: (error: Error) => void
  readonly onFinished?: () => void
}

/** Already shown, by the command itself or by its page. */
const ignore = () => undefined

/**
 * A change through one endpoint; it ends when the server has answered. The callbacks run even if the component is gone by
 * then (the refreshed list may not contain it any more): without a message people would repeat the change.
 */
export function useCommand<E extends Endpoint>(
  endpoint: E,
  { quiet = false, ...reads }: CommandOptions = {},
) {
  const client = useQueryClient()
  const command = useMutation({
    mutationFn: (args: Args<E>) => sendChecked(endpoint, args, undefined),
    onSuccess: () => refreshAfter(client, reads),
    onError: (error) => {
      if (!quiet) report(error)
    },
  })
  const { mutateAsync } = command
  const mutate = useCallback(
    (args: Args<E>, { onSuccess, onError = ignore, onFinished }: Afterwards<Result<E>> = {}) =>
      void mutateAsync(args).then(onSuccess, onError).finally(onFinished),
    [mutateAsync],
  )
  return { ...command, mutate }
}

async function sendChecked<E extends Endpoint>(endpoint: E, args: unknown, signal: AbortSignal | undefined) {
  try {
    return (await send(endpoint, args as Record<string, unknown> | undefined, signal)) as Result<E>
  } catch (error) {
    leaveIfSignedOut(error)
    throw error
  }
}
