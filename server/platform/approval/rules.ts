type Request = {
  readonly kind: 'manager' | 'administrator'
  readonly requesterId: string
  /** The current manager of the requester, not the one when the request was made. */
  readonly managerId: string | undefined
  readonly isEscalated: boolean
  readonly escalatedTo: string | null
}

type Decider = {
  readonly id: string
  /** The managers this person deputises for now. */
  readonly standsInFor: ReadonlySet<string>
  readonly mayAdminister: boolean
}

/**
 * On whose behalf somebody decides a request: their own, or that of a manager they deputise for; undefined: they may not
 * decide it. Nobody decides their own request, not even as a deputy. The manager is the current one. Without a manager, or
 * without a higher one after an escalation, the administrators of the course decide.
 */
export function decidesAs(request: Request, decider: Decider): string | undefined {
  if (decider.id === request.requesterId) return undefined
  const managers = managersFor(request)
  if (managers.includes(decider.id)) return decider.id
  const absent = managers.find((id) => decider.standsInFor.has(id))
  if (absent !== undefined) return absent
  return isForAdministrators(request, managers) && decider.mayAdminister ? decider.id : undefined
}

/** The managers who may decide: the current one, and the one to whom the request was escalated. */
function managersFor({ kind, requesterId, managerId, escalatedTo }: Request): string[] {
  const approverIds = kind === 'manager' ? [managerId, escalatedTo] : []
  return approverIds.flatMap((id) => id ?? []).filter((id) => id !== requesterId)
}

const isForAdministrators = ({ kind, isEscalated, escalatedTo }: Request, managers: readonly string[]) =>
  kind === 'administrator' || managers.length === 0 || (isEscalated && escalatedTo === null)
