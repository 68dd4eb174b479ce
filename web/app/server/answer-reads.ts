import type { QueryClient } from '@tanstack/react-query'
import { callOf } from '#lib/api'
import type { Ask } from '#lib/http/ask'

/** Makes the calls that a rendered page would make. What is refused or fails is left to the browser, which shows why. */
export async function answerReads(client: QueryClient, ask: Ask): Promise<void> {
  const open = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, options, state }) => {
      const isEnabled = !('enabled' in options) || options.enabled !== false
      const call = state.data === undefined && isEnabled ? callOf(options.queryFn) : undefined
      return call ? [{ queryKey, call }] : []
    })
  await Promise.all(
    open.map(async ({ queryKey, call }) => {
      const answer = await ask(call)
      if (answer !== undefined) client.setQueryData(queryKey, answer)
    }),
  )
}

/** All answers, with the keys by which the page finds them. */
export const answersOf = (client: QueryClient): (readonly [readonly unknown[], unknown])[] =>
  client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const]))
