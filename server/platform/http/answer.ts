import type { Endpoint, Input, Result } from '@lyceum/contract/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../ctx.ts'

/** What a handler may set on its answer besides the result, and read from the request besides the input. */
export type Answer = {
  readonly setCookie: (cookie: string) => void
  readonly header: (name: string, value: string) => void
  /** A cookie that came with the call. */
  readonly cookie: (name: string) => string | undefined
  /** The user agent, shortened. */
  readonly agent: string
  /** Its client hint for phones, `?1` or `?0`; empty if it sends none. */
  readonly mobile: string
  /** The portal's address as the caller reached it, `https://learn.example.com`: for links in mails. */
  readonly origin: string
}

type RawHandler = (
  ctx: Ctx,
  input: never,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown>

export type Route = {
  readonly endpoint: Endpoint
  readonly handler: (ctx: Ctx, input: never, answer: Answer) => Promise<unknown>
  /** For the few calls that are not JSON; they still pass every guard. */
  readonly raw?: RawHandler
  /** Runs with the role that may read answer keys, see `keyed`. */
  readonly isKeyed?: true
  /** A write that opens its transactions itself, see `answerInSteps`. */
  readonly inSteps?: true
  /** Accepts another kind of body than JSON for this call, in a scope of its own. */
  readonly accept?: Accept
}

type Accept = (scope: FastifyInstance) => Promise<void>

/** Ties a contract endpoint to the function that answers it. The compiler checks both ends. */
export function answer<E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Ctx, input: Input<E>, answer: Answer) => Promise<Result<E>>,
): Route {
  return { endpoint, handler }
}

/**
 * For a write that must keep something even if it fails (a counted failure, a used code), or that waits between two
 * transactions (for a hash, for another server): it opens its transactions itself, and idempotency keys do not apply.
 */
export function answerInSteps<E extends Endpoint>(
  endpoint: E,
  handler: (ctx: Ctx, input: Input<E>, answer: Answer) => Promise<Result<E>>,
): Route {
  return { endpoint, handler, inSteps: true }
}

/** A call that reads or writes answer keys, from its first statement to its last. */
export function keyed(route: Route): Route {
  return { ...route, isKeyed: true }
}

/** For a call whose body or answer is a stream: the handler uses HTTP directly. */
export function answerRaw<E extends Endpoint>(
  endpoint: E,
  raw: (
    ctx: Ctx,
    input: Input<E>,
    http: { request: FastifyRequest; reply: FastifyReply },
  ) => Promise<Result<E> | undefined>,
  { accept }: { readonly accept?: Accept } = {},
): Route {
  const handler = () => Promise.reject(new Error('a raw call has no plain handler'))
  return { endpoint, handler, raw, ...(accept ? { accept } : {}) }
}
