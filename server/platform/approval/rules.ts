type Request = {
  readonly kind: 'manager' | 'administrator'
  readonly requesterId: string
  /** Whom the requester answers to now, not when they asked. */
  readonly managerId: string | undefined
  readonly isEscalated: boolean
  readonly escalatedTo: string | null
}

type Decider = {
  readonly id: string
  /** The managers this person stands in for now. */
  readonly standsInFor: ReadonlySet<string>
  readonly mayAdminister: boolean
}

/**
 * In whose place somebody decides a request: their own, or that of the manager they stand in for; undefined: it is not
 * theirs to decide. Nobody decides their own, also not for another. The manager is the one of the moment of deciding.
 * Where there is no manager, or none above one who let it lie, those decide who administer the course.
 */
export function decidesAs(request: Request, decider: Decider): string | undefined {
  if (decider.id === request.requesterId) return undefined
  const managers = managersFor(request)
  if (managers.includes(decider.id)) return decider.id
  const absent = managers.find((id) => decider.standsInFor.has(id))
  if (absent !== undefined) return absent
  return isForAdministrators(request, managers) && decider.mayAdminister ? decider.id : undefined
}

/** Whoever is asked as a manager: the one of now, and the one to whom it was handed up. */
function managersFor({ kind, requesterId, managerId, escalatedTo }: Request): string[] {
  const approverIds = kind === 'manager' ? [managerId, escalatedTo] : []
  return approverIds.flatMap((id) => id ?? []).filter((id) => id !== requesterId)
}

const isForAdministrators = ({ kind, isEscalated, escalatedTo }: Request, managers: readonly string[]) =>
  kind === 'administrator' || managers.length === 0 || (isEscalated && escalatedTo === null)
