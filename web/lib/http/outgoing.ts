import type { Endpoint } from '@lyceum/contract/kit'

/** A call ready to send: the address contains path and query values, but not the timestamp. */
export type Outgoing = {
  readonly method: string
  readonly address: string
  readonly body: string | undefined
}

/** Splits the arguments of a call into path, query and JSON body. A GET has no body, so all go to the query. */
export function outgoing(endpoint: Endpoint, args: Readonly<Record<string, unknown>> = {}): Outgoing {
  const rest = new Map(Object.entries(args).filter(([, value]) => value !== undefined))
  const take = (name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return value
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String(take(name))),
  )
  const inQuery =
    endpoint.method === 'GET' ? [...rest.keys()] : queryNames(endpoint).filter((name) => rest.has(name))
  const query = new URLSearchParams(inQuery.flatMap((name) => pairs(name, take(name))))
  const body = endpoint.method === 'GET' ? undefined : JSON.stringify(Object.fromEntries(rest))
  return { method: endpoint.method, address: query.size > 0 ? `${path}?${query}` : path, body }
}

function pairs(name: string, value: unknown): [string, string][] {
  return (Array.isArray(value) ? value : [value]).map((item) => [name, String(item)])
}

/** In the browser the build has replaced the schema by its names; in tests the schema itself is there. */
function queryNames({ query }: Endpoint): readonly string[] {
  const names: unknown = query
  if (Array.isArray(names)) return names as readonly string[]
  return query ? Object.keys(query.shape) : []
}
