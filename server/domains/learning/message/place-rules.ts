type Place = {
  readonly source: 'self' | 'manager' | 'rule' | 'administrator'
  readonly appliedAt: Date
  readonly beganAt: Date | null
  readonly dueAt: Date | null
}

/**
 * The message about a place: none where people enrolled themselves, "admitted" where they had to wait, the due date where
 * a rule requires it, otherwise that the course was assigned.
 */
export function placeNews({ source, appliedAt, beganAt, dueAt }: Place) {
  if (source === 'self') return beganAt !== null && beganAt > appliedAt ? 'admitted' : undefined
  return source === 'rule' && dueAt !== null ? 'required' : 'given'
}
