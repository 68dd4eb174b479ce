import type { z } from 'zod'
import type { ErrorSpec } from './errors.ts'

/** Who may call: anyone, any signed-in person, a holder of one permission, or a holder of any of several. */
export type Access =
  | 'public'
  | 'user'
  | { readonly permission: string }
  | { readonly anyOf: readonly string[] }

/** The permissions of which any one opens a call; none where nobody needs one. */
export function permissionsOf(access: Access): readonly string[] {
  if (typeof access === 'string') return []
  return 'anyOf' in access ? access.anyOf : [access.permission]
}

/** What a call does, where its kind and method do not tell: what a refusal for want of a right speaks of. */
export type Deed = 'create' | 'change' | 'run' | 'handle'

/** How often one caller may call; the figures stand in `platform/rate.ts`. */
export type RateClass = 'read' | 'write' | 'login' | 'code' | 'upload' | 'export'

export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `/app/api/thing/:id`, spelled as the specification spells it. */
  readonly path: string
  /** A write runs in one transaction, is never aborted by the client and takes an idempotency key. */
  readonly kind: 'read' | 'write'
  readonly access: Access
  /** Left out, a POST creates and any other write changes. Running a job and handling a person's request say so. */
  readonly deed?: Deed
  /** Refused to learners from outside the organisation (B-228). */
  readonly closedToExternals?: true
  /** A write that may be made while viewing the house as somebody else: leaving it. */
  readonly whileViewing?: true
  /** Its body must not be found out from what is kept about the call: answers that are shown without names. */
  readonly isSecret?: true
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodObject
  readonly result: z.ZodType
  /** The business refusals a caller should be ready for. */
  readonly errors?: readonly ErrorSpec<never>[]
  /** A hot write commits by group (`platform/batch`), outside a transaction of its own, on its own connections. */
  readonly hot?: true
  readonly rate?: RateClass
}

/** Says one call of the house, once: server, web, tests and OpenAPI all read it here. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

/** What a handler receives: path, query and body in one flat, parsed object. */
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
