import type { z } from 'zod'
import type { ErrorSpec } from './errors.ts'

/** Who may call: anyone, any signed-in person, people with one permission, or with any of several. */
export type Access =
  | 'public'
  | 'user'
  | { readonly permission: string }
  | { readonly anyOf: readonly string[] }

/** The permissions of which any one is enough; empty if none is needed. */
export function permissionsOf(access: Access): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.permission]
}

/** What a call does, if its kind and method do not tell; decides which missing-permission error is returned. */
export type ActionKind = 'create' | 'change' | 'run' | 'handle'

/** Rate limit class; the limits are in `platform/rate-limit.ts`. */
export type RateClass = 'read' | 'write' | 'login' | 'code' | 'upload' | 'export'

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/app/api/thing/:id`, spelled as in the specification. */
  readonly path: string
  /** A write runs in one transaction, is never aborted by the client and takes an idempotency key. */
  readonly kind: 'read' | 'write'
  readonly access: Access
  /** By default a POST creates and any other write changes. Running a job or handling a request is declared here. */
  readonly deed?: ActionKind
  /** Rejected for learners from outside the organisation (B-228). */
  readonly closedToExternals?: true
  /** A write that is allowed while viewing the portal as somebody else: leaving that mode. */
  readonly whileViewing?: true
  /** The body must not be recoverable from what is stored about the call: anonymous answers. */
  readonly isSecret?: true
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly result: z.ZodType
  /** The business errors a caller should expect. */
  readonly errors?: readonly ErrorSpec<never>[]
  /** A hot write uses group commit (`platform/batch`) on its own connections, without its own transaction. */
  readonly hot?: true
  readonly rate?: RateClass
}

/** Defines one endpoint, once: server, web, tests and OpenAPI all read it here. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** What a handler receives: path, query and body parameters in one flat, parsed object. */
export type Input<E> = Out<E, 'params'> & Out<E, 'query'> & Out<E, 'body'>

/** What a caller sends, before defaults are filled in. */
export type Args<E> = In<E, 'params'> & In<E, 'query'> & In<E, 'body'>

export type Result<E> = E extends { readonly result: infer R extends z.ZodType } ? z.output<R> : never

type Out<E, K extends string> = E extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.output<S>
  : unknown
type In<E, K extends string> = E extends { readonly [key in K]: infer S extends z.ZodType }
  ? z.input<S>
  : unknown
