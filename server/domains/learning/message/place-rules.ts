type Place = {
  readonly source: 'self' | 'manager' | 'rule' | 'administrator'
  readonly appliedAt: Date
  readonly beganAt: Date | null
  readonly dueAt: Date | null
}

/**
 * What somebody hears who has a place: nothing where they took it themselves, that they are in where they had to wait for
 * it, by when it is due where a rule asks for it, else that it is there.
 */
export function placeNews({ source, appliedAt, beganAt, dueAt }: Place) {
  if (source === 'self') return beganAt !== null && beganAt > appliedAt ? 'admitted' : undefined
  return source === 'rule' && dueAt !== null ? 'required' : 'given'
}
