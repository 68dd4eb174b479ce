import type { LeaveType } from '@lyceum/contract/leave'
import type { Training } from './from-above.ts'

type Draft = {
  readonly type: LeaveType | undefined
  readonly from: string | null
  readonly until: string | null
  readonly reason: string
}

type Sayings = Readonly<Record<'typeMissing' | 'timeMissing' | 'order' | 'reasonMissing', string>>
type Faults = Readonly<Record<'type' | 'from' | 'until' | 'reason', string | undefined>>

/** Trainings and exams during a leave, each once, filtered by a part of their name. */
export function trainingsWithin(all: readonly Training[], searchText: string): readonly Training[] {
  const typed = searchText.trim().toLowerCase()
  return [...new Map(all.map((training) => [training.itmId, training])).values()].filter(({ title }) =>
    title.toLowerCase().includes(typed),
  )
}

/** The missing values of a request, by field. */
export function faultsOf({ type, from, until, reason }: Draft, t: Sayings): Faults {
  return {
    type: type === undefined ? t.typeMissing : undefined,
    from: from === null ? t.timeMissing : undefined,
    until: until === null ? t.timeMissing : from !== null && from >= until ? t.order : undefined,
    reason: reason.trim() === '' ? t.reasonMissing : undefined,
  }
}
