export type BulkAct = 'leave' | 'move' | 'end-sessions'

/** Why an act leaves a person out. */
export type Skip = 'oneself' | 'stronger' | 'left' | 'pending' | 'no-job' | 'there-already'

type Person = {
  readonly id: string
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly unitId: string | null
  /** Has rights that the actor lacks. */
  readonly isStronger: boolean
}

type BulkRequest = { readonly act: BulkAct; readonly unitId: string | undefined; readonly actorId: string }

/** The reason why an act cannot be done to a person; undefined: it can. */
export function whyNot({ id, state, unitId, isStronger }: Person, request: BulkRequest): Skip | undefined {
  if (state === 'left' || state === 'pending') return state
  if (isStronger) return 'stronger'
  if (id === request.actorId && request.act !== 'move') return 'oneself'
  if (request.act !== 'move') return undefined
  if (unitId === null) return 'no-job'
  return unitId === request.unitId ? 'there-already' : undefined
}

const undoableMs = 7 * 86_400_000

type Done = { readonly act: BulkAct; readonly actedAt: Date; readonly undoneAt: Date | null }

/** Ended sessions stay ended; anything else can be undone within a week, once. */
export function isUndoable({ act, actedAt, undoneAt }: Done, now: Date): boolean {
  return act !== 'end-sessions' && undoneAt === null && now.getTime() - actedAt.getTime() < undoableMs
}
