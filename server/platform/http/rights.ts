import { commonErrors, type Endpoint, type ErrorSpec, permissionsOf } from '@lyceum/contract/kit'
import type { Actor } from '../ctx.ts'
import { fail } from '../failure.ts'

/** Whether the same person holds one of these in another of their roles; asked only when the present one holds none. */
type AskOtherRoles = (permissions: readonly string[]) => Promise<boolean>

/** Refuses whoever may not make this call, and says which right is missing. */
export async function refuseWithoutRight(
  endpoint: Endpoint,
  actor: Actor,
  mayInAnotherRole: AskOtherRoles,
): Promise<void> {
  const { access, closedToExternals } = endpoint
  if (closedToExternals && actor.isExternal) fail(commonErrors.EXTERNAL_NO_ACCESS)
  if (typeof access === 'string') return
  const wanted = permissionsOf(access)
  if (wanted.some((permission) => actor.permissions.has(permission))) return
  if (await mayInAnotherRole(wanted)) fail(commonErrors.INSUFFICIENT_ROLE)
  fail(missingRight(endpoint))
}

/** Whoever looks at the house as somebody else leaves everything as it is, by whatever call. */
export function refuseWhileViewing({ kind, whileViewing }: Endpoint, { realId }: Actor): void {
  if (realId !== undefined && kind === 'write' && !whileViewing) fail(commonErrors.VIEWING_READS_ONLY)
}

const missing = {
  create: commonErrors.NO_RIGHT_CREATE,
  change: commonErrors.NO_RIGHT_WRITE_MSG,
  run: commonErrors.NO_RIGHT_EXECUTE_MSG,
  handle: commonErrors.HANDLE_PERMISSION_DENIED,
} as const

/** What a call is refused with when no role of the caller holds a permission for it. */
function missingRight({ kind, method, deed }: Endpoint): ErrorSpec<never> {
  if (kind === 'read') return commonErrors.NO_RIGHT_READ_MSG
  return missing[deed ?? (method === 'POST' ? 'create' : 'change')]
}

/** Every refusal for want of a right that a call can give. */
export function rightRefusals(endpoint: Endpoint): ErrorSpec<never>[] {
  const { access, closedToExternals } = endpoint
  return [
    ...(typeof access === 'object' ? [missingRight(endpoint), commonErrors.INSUFFICIENT_ROLE] : []),
    ...(closedToExternals ? [commonErrors.EXTERNAL_NO_ACCESS] : []),
  ]
}
