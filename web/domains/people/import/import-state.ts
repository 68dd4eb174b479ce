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

/** The tone of a state: running, waiting for input, success, or failure. */
export const toneOf = (state: ImportState) => tones[state]

/** Whether the import is running: the page polls every second. */
export const isAtWork = (state: ImportState | undefined) =>
  state === 'checking' || state === 'committing' || state === 'undoing'

const steps: Readonly<Partial<Record<ImportState, number>>> = {
  mapping: 1,
  checking: 2,
  ready: 3,
  committing: 3,
}

/** The step of a state. */
export const stepOf = (state: ImportState) => steps[state] ?? 4

type Counts = Pick<OneImport['counts'], 'create' | 'change' | 'rehire' | 'leave' | 'same' | 'faulty'>

/** Whether every row is faulty, as opposed to a list without changes. */
export const isAllFaulty = ({ faulty, create, change, rehire, leave, same }: Counts) =>
  faulty > 0 && create + change + rehire + leave + same === 0
