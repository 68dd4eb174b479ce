/** What a job is: where, as what, at which grade, and whether it leads. */
export type Post = {
  readonly unitId: string
  readonly positionId: string
  readonly gradeId: string | null
  readonly isHead: boolean
}

type Held = Post & { readonly since: string }

/** What must happen to the main job that somebody has now, so that they have another one since a day. */
export type Change = 'nothing' | 'correct' | 'follow' | 'refuse'

/** The same post is left alone; a new one since the same day corrects it; a later one follows it. */
export function changeOfMain(now: Held, next: Held): Change {
  const isSame =
    now.unitId === next.unitId &&
    now.positionId === next.positionId &&
    now.gradeId === next.gradeId &&
    now.isHead === next.isHead
  if (isSame) return 'nothing'
  if (next.since === now.since) return 'correct'
  return next.since > now.since ? 'follow' : 'refuse'
}

/** A job ends on a day from its first to today: nobody knows of tomorrow. */
export function mayEnd({ since }: { readonly since: string }, until: string, today: string): boolean {
  return since <= until && until <= today
}
