import type { listCandidates } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'

export type Candidate = Result<typeof listCandidates>['records'][number]

/** A typed score: a number, nothing typed, or not a score. */
export function scoreOf(typed: string, fullScore: number): number | undefined | 'wrong' {
  const text = typed.trim().replace('。', '.')
  if (text === '') return undefined
  if (!/^\d{1,4}(\.\d)?$/.test(text)) return 'wrong'
  return Number(text) > fullScore ? 'wrong' : Number(text)
}

/** Batches of five hundred, the maximum per call. */
export function inSteps<T>(all: readonly T[], size = 500): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_item, at) =>
    all.slice(at * size, (at + 1) * size),
  )
}
