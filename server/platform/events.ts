import type { z } from 'zod'

/** A domain event: something that has happened. Named in the past tense, stored in the transaction of the change. */
export type DomainEvent<T> = { readonly name: string; readonly schema: z.ZodType<T> }

/** Declares an event: `export const examSubmitted = defineEvent('exam.submitted', z.object({ … }))`. */
export function defineEvent<T>(name: `${string}.${string}`, schema: z.ZodType<T>): DomainEvent<T> {
  return { name, schema }
}
