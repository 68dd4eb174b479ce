/** Replaces lone surrogates and removes the null character, which PostgreSQL cannot store. */
export const plainText = (typed: string): string => typed.toWellFormed().replaceAll('\u0000', '')
