import type { Coverage } from '../coverage-rules.ts'

/** `{[0,5),[7,9)}` as PostgreSQL writes it. */
export function coverageOf(text: string): Coverage {
  return [...text.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, to]) => [Number(from), Number(to)])
}

export const multirangeOf = (coverage: Coverage): string =>
  `{${coverage.map(([from, to]) => `[${from},${to})`).join(',')}}`
