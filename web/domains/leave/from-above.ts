import { slot } from '#lib/slot'

/** How many requests wait for the user's decision; undefined until loaded. */
export const waitingLeaveSlot = slot((): number | undefined => undefined)

export type Span = { readonly startTime: string; readonly endTime: string }

export type Training = {
  readonly itmId: string
  readonly title: string
  readonly from: string
  readonly until: string | null
}

/** My trainings and exams within a span; none without one. */
export const trainingsSlot = slot((_span: Span | undefined): readonly Training[] => [])
