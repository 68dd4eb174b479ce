import type { Coverage } from '../coverage-rules.ts'

/** Parses a multirange as PostgreSQL writes it: `{[0,5),[7,9)}`. */
export function coverageOf(text: string): Coverage {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])
}

export const multirangeOf = (coverage: Coverage): string =>
  `{${coverage.map(([from, to]) => `[${from},${to})`).join(',')}}`
