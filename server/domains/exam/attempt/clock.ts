import { graceSeconds } from '@lyceum/contract/exam'

/** INV-E05: from the first beginning, by the server's time; nothing that a browser does moves it. */
export const deadlineOf = (startedAt: Date, minutes: number): Date =>
  new Date(startedAt.getTime() + minutes * 60_000)

type Running = { readonly deadlineAt: Date; readonly pausedAt: Date | null }

/** While an exam is paused its time stands still. */
export function remainingSeconds({ deadlineAt, pausedAt }: Running, now: Date): number {
  return Math.max(0, Math.ceil((deadlineAt.getTime() - (pausedAt ?? now).getTime()) / 1000))
}

/** Past the end and past what a slow network may take (INV-E04). */
export function isOverdue({ deadlineAt, pausedAt }: Running, now: Date): boolean {
  return pausedAt === null && now.getTime() > deadlineAt.getTime() + graceSeconds * 1000
}

/** Nobody has gained time by a paper that came late: it is folded back to the end. */
export const handedInAt = ({ deadlineAt }: Pick<Running, 'deadlineAt'>, now: Date): Date =>
  now > deadlineAt ? deadlineAt : now
