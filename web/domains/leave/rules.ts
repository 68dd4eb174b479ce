import type { LeaveType } from '@lyceum/contract/leave'

type Draft = {
  readonly type: LeaveType | undefined
  readonly from: string | null
  readonly until: string | null
  readonly reason: string
}

type Sayings = Readonly<Record<'typeMissing' | 'timeMissing' | 'order' | 'reasonMissing', string>>
type Faults = Readonly<Record<'type' | 'from' | 'until' | 'reason', string | undefined>>

type Training = {
  readonly itmId: string
  readonly title: string
  readonly from: string
  readonly until: string | null
}

/** Trainings and exams that take place or end within the days of a leave, each once, found by a part of their name. */
export function trainingsWithin(all: readonly Training[], words: string): readonly Training[] {
  const typed = words.trim().toLowerCase()
  return [...new Map(all.map((one) => [one.itmId, one])).values()].filter(({ title }) =>
    title.toLowerCase().includes(typed),
  )
}

/** What a request lacks before it can be sent, field by field. */
export function faultsOf({ type, from, until, reason }: Draft, t: Sayings): Faults {
  return {
    type: type === undefined ? t.typeMissing : undefined,
    from: from === null ? t.timeMissing : undefined,
    until: until === null ? t.timeMissing : from !== null && from >= until ? t.order : undefined,
    reason: reason.trim() === '' ? t.reasonMissing : undefined,
  }
}
