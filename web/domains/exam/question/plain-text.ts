/** What can be kept sign by sign: half of a sign, or the sign that ends a text, cannot. */
export const plainText = (typed: string): string => typed.toWellFormed().replaceAll('\u0000', '')
