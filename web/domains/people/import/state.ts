import type { Result } from '@lyceum/contract/kit'
import type { getImport, ImportState } from '@lyceum/contract/people'

export type OneImport = Result<typeof getImport>

const tones = {
  mapping: 'warning',
  checking: 'brand',
  ready: 'warning',
  committing: 'brand',
  done: 'success',
  undoing: 'brand',
  undone: 'past',
  failed: 'error',
  discarded: 'past',
} as const

/** How a state looks: at work, waiting for somebody, well, or not. */
export const toneOf = (state: ImportState) => tones[state]

/** A worker is on it: the page asks again every second. */
export const isAtWork = (state: ImportState | undefined) =>
  state === 'checking' || state === 'committing' || state === 'undoing'

const steps: Readonly<Partial<Record<ImportState, number>>> = {
  mapping: 1,
  checking: 2,
  ready: 3,
  committing: 3,
}

/** Which of the five steps a state belongs to. */
export const stepOf = (state: ImportState) => steps[state] ?? 4

type Counts = Pick<OneImport['counts'], 'create' | 'change' | 'rehire' | 'leave' | 'same' | 'faulty'>

/** Nothing of a list can be written because nothing of it is right: another thing than having nothing new to say. */
export const isAllFaulty = ({ faulty, create, change, rehire, leave, same }: Counts) =>
  faulty > 0 && create + change + rehire + leave + same === 0
