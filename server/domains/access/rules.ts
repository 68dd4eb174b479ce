/** What one role assignment contributes to a question; null: not asked. */
export type CheckedAssignment = {
  readonly id: string | null
  readonly carries: boolean | null
  readonly covers: boolean | null
}

/** What is missing for an action, by the role assignment that lacks least; null: it is allowed. */
export function nearestMiss(
  roleAssignments: readonly CheckedAssignment[],
  isActive: boolean,
): 'active' | 'role' | 'permission' | 'place' | null {
  if (!isActive) return 'active'
  const carrying = roleAssignments.filter(({ carries }) => carries === true)
  if (carrying.some(({ covers }) => covers !== false)) return null
  if (carrying.length > 0) return 'place'
  return roleAssignments.some(({ id }) => id !== null) ? 'permission' : 'role'
}
