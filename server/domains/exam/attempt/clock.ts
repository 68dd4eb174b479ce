import { graceSeconds } from '@lyceum/contract/exam'

/** INV-E05: counted from the first start, by the server's time; nothing a browser does moves it. */
export const deadlineOf = (startedAt: Date, minutes: number): Date =>
  new Date(startedAt.getTime() + minutes * 60_000)

type Running = { readonly deadlineAt: Date; readonly pausedAt: Date | null }

/** The clock stops while an exam is paused. */
export function remainingSeconds({ deadlineAt, pausedAt }: Running, now: Date): number {
  return Math.max(0, Math.ceil((deadlineAt.getTime() - (pausedAt ?? now).getTime()) / 1000))
}

/** Past the deadline plus the grace period for slow networks (INV-E04). */
export function isOverdue({ deadlineAt, pausedAt }: Running, now: Date): boolean {
  return pausedAt === null && now.getTime() > deadlineAt.getTime() + graceSeconds * 1000
}

/** A paper that arrived within the grace period is dated to the deadline, so that nobody gains time. */
export const handedInAt = ({ deadlineAt }: Pick<Running, 'deadlineAt'>, now: Date): Date =>
  now > deadlineAt ? deadlineAt : now
