export type BulkAct = 'leave' | 'move' | 'end-sessions'

/** Why an act leaves somebody out. */
export type Skip = 'oneself' | 'stronger' | 'left' | 'pending' | 'no-job' | 'there-already'

type Person = {
  readonly id: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly unitId: string | null
  /** Holds rights that the one who acts does not. */
  readonly isStronger: boolean
}

type Wish = { readonly act: BulkAct; readonly unitId: string | undefined; readonly actorId: string }

/** Whether an act can be done to somebody; the reason, when it cannot. */
export function whyNot({ id, state, unitId, isStronger }: Person, wish: Wish): Skip | undefined {
  if (state === 'left' || state === 'pending') return state
  if (isStronger) return 'stronger'
  if (id === wish.actorId && wish.act !== 'move') return 'oneself'
  if (wish.act !== 'move') return undefined
  if (unitId === null) return 'no-job'
  return unitId === wish.unitId ? 'there-already' : undefined
}

const undoableMs = 7 * 86_400_000

type Done = { readonly act: BulkAct; readonly actedAt: Date; readonly undoneAt: Date | null }

/** Ended sessions stay ended; anything else can be taken back for a week, once. */
export function isUndoable({ act, actedAt, undoneAt }: Done, now: Date): boolean {
  return act !== 'end-sessions' && undoneAt === null && now.getTime() - actedAt.getTime() < undoableMs
}
