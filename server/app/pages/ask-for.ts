import type { FastifyInstance, FastifyRequest } from 'fastify'

type Call = { readonly method: string; readonly address: string; readonly body: string | undefined }

export type Ask = (call: Call) => Promise<unknown>

/** What a call takes over from the request for the page: who asks, from where, and in which language. */
const passedOn = [
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/**
 * Makes calls for whoever opens a page, as the page itself would make them: through the same server with the same cookie,
 * so that site, session, rate and rights are decided in one place. The answer is undefined if a call is refused.
 */
export function askFor(app: FastifyInstance, { headers, raw }: FastifyRequest, signal: AbortSignal): Ask {
  const own = Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const remoteAddress = raw.socket.remoteAddress ?? ''
  return async ({ method, address, body }) => {
    signal.throwIfAborted()
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: address,
      remoteAddress,
      headers: { ...own, accept: 'application/json', 'x-requested-with': 'lyceum', ...kindOf(body) },
      ...(body === undefined ? {} : { payload: body }),
    })
    signal.throwIfAborted()
    if (answer.statusCode !== 200) return undefined
    const { code, result } = answer.json<{ readonly code?: number; readonly result?: unknown }>()
    return code === 200 ? result : undefined
  }
}

const kindOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-type': 'application/json' }
