import type { Args, Endpoint, Result } from '@lyceum/contract/kit'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { hostOf, people, type PersonName, tokenOf } from './people.ts'

type Extra = { readonly headers?: Readonly<Record<string, string>> }

/** A person who calls endpoints, like a browser. */
export type Person = ReturnType<typeof caller>

export function personOf(app: FastifyInstance, name: PersonName, logLines: readonly string[] = []): Person {
  const { site } = people[name]
  return caller(app, { host: hostOf(site), token: tokenOf(name), name, logLines })
}

/** A caller without a session, on a given host. */
export function visitor(app: FastifyInstance, host: string): Person {
  return caller(app, { host, token: undefined, name: 'nobody', logLines: [] })
}

/** A person of the first site with a session made by the test. */
export function personWithToken(app: FastifyInstance, token: string): Person {
  return caller(app, { host: hostOf('alpha'), token, name: 'somebody', logLines: [] })
}

type Identity = {
  readonly host: string
  readonly token: string | undefined
  readonly name: string
  readonly logLines: readonly string[]
}

function caller(app: FastifyInstance, { host, token, name, logLines }: Identity) {
  const send = (endpoint: Endpoint, args: unknown, { headers = {} }: Extra = {}) => {
    const { url, query, payload } = addressed(endpoint, args)
    const cookie = token ? { cookie: `__Host-sid=${token}` } : {}
    return app.inject({
      method: endpoint.method,
      url,
      query,
      headers: { host, 'x-requested-with': 'lyceum', ...cookie, ...headers },
      ...(endpoint.method === 'GET' ? {} : { payload }),
    })
  }
  return {
    name,
    host,
    token,
    send,
    /** Calls and returns the result; an error fails the test with its text. */
    call: async <E extends Endpoint>(endpoint: E, args: Args<E>, extra?: Extra): Promise<Result<E>> => {
      const response = await send(endpoint, args, extra)
      if (response.statusCode !== 200) {
        const why = response.statusCode >= 500 ? `\n${logLines.at(-1)}` : ''
        throw new Error(`${endpoint.method} ${endpoint.path}: ${response.statusCode} ${response.body}${why}`)
      }
      return response.json<{ result: Result<E> }>().result
    },
    /** Calls and returns the error code; a success fails the test. */
    refused: async <E extends Endpoint>(endpoint: E, args: Args<E>, extra?: Extra): Promise<string> => {
      const response = await send(endpoint, args, extra)
      if (response.statusCode === 200)
        throw new Error(`${endpoint.method} ${endpoint.path} was not rejected: ${response.body}`)
      return response.json<{ errCode: string }>().errCode
    },
    /** How many statements a call ran, including those of the platform. */
    queries: async <E extends Endpoint>(endpoint: E, args: Args<E>): Promise<number> =>
      queriesOf(await send(endpoint, args)),
  }
}

export const queriesOf = (response: LightMyRequestResponse) =>
  Number(response.headers['x-queries'] ?? Number.NaN)

/** Puts flat arguments into path, query or body, as the contract says. */
function addressed(endpoint: Endpoint, args: unknown) {
  const rest = new Map(Object.entries((args ?? {}) as Record<string, unknown>))
  const url = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  const inQuery = (name: string) => endpoint.method === 'GET' || name in (endpoint.query?.shape ?? {})
  const query = Object.fromEntries(
    [...rest].filter(([name]) => inQuery(name)).map(([name, value]) => [name, String(value)]),
  )
  const payload = Object.fromEntries([...rest].filter(([name]) => !inQuery(name)))
  return { url, query, payload }
}
