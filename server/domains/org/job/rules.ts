/** A post: unit, position, grade, and whether it leads the unit. */
export type Post = {
  readonly unitId: string
  readonly positionId: string
  readonly gradeId: string | null
  readonly isHead: boolean
}

type MainJob = Post & { readonly since: string }

/** What happens to the current main job when another one begins on a day. */
export type Change = 'nothing' | 'correct' | 'follow' | 'refuse'

/** The same post is left unchanged; a new one since the same day corrects it; a later one follows it. */
export function changeOfMain(now: MainJob, next: MainJob): Change {
  const isSame =
    now.unitId === next.unitId &&
    now.positionId === next.positionId &&
    now.gradeId === next.gradeId &&
    now.isHead === next.isHead
  if (isSame) return 'nothing'
  if (next.since === now.since) return 'correct'
  return next.since > now.since ? 'follow' : 'refuse'
}

/** A job ends on a day between its first and today, never in the future. */
export function mayEnd({ since }: { readonly since: string }, until: string, today: string): boolean {
  return since <= until && until <= today
}
