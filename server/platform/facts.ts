import type { z } from 'zod'

/** Something that has happened. Named in the past tense, stored with the change that made it true. */
export type Fact<T> = { readonly name: string; readonly schema: z.ZodType<T> }

/** Declares a fact: `export const examSubmitted = fact('exam.submitted', z.object({ … }))`. */
export function fact<T>(name: `${string}.${string}`, schema: z.ZodType<T>): Fact<T> {
  return { name, schema }
}
