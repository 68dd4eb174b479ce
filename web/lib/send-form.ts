import type { Endpoint, Result } from '@lyceum/contract/kit'
import { exchange } from './http/exchange.ts'
import { beginLoading } from './page/loading.ts'
import { leaveIfSignedOut } from './http/trouble.ts'

/** Sends fields and files as a form, in the order they are given. */
export async function sendForm<E extends Endpoint>(
  { method, path: address }: E,
  fields: readonly (readonly [name: string, value: string | File])[],
): Promise<Result<E>> {
  const body = new FormData()
  for (const [name, value] of fields) body.set(name, value)
  const wire = {
    fetch: (to: string, init: RequestInit & { readonly body?: FormData }) => fetch(to, init),
    now: () => Date.now(),
  }
  const end = beginLoading()
  try {
    const { signal } = new AbortController()
    return (await exchange(wire, { method, address, body }, { signal })) as Result<E>
  } catch (error) {
    leaveIfSignedOut(error)
    throw error
  } finally {
    end()
  }
}
