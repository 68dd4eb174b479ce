import { commonErrors, type Endpoint, type ErrorSpec, permissionsOf } from '@lyceum/contract/kit'
import type { Actor } from '../ctx.ts'
import { fail } from '../app-error.ts'

/** Whether the person has one of these permissions in another role; asked only if the current role has none. */
type AskOtherRoles = (permissions: readonly string[]) => Promise<boolean>

/** Rejects a caller without permission, and says which right is missing. */
export async function requireRight(
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

/** An administrator who views the portal as somebody else cannot change anything. */
export function rejectWhileViewing({ kind, whileViewing }: Endpoint, { realId }: Actor): void {
  if (realId !== undefined && kind === 'write' && !whileViewing) fail(commonErrors.VIEWING_READS_ONLY)
}

const missing = {
  create: commonErrors.NO_RIGHT_CREATE,
  change: commonErrors.NO_RIGHT_WRITE_MSG,
  run: commonErrors.NO_RIGHT_EXECUTE_MSG,
  handle: commonErrors.HANDLE_PERMISSION_DENIED,
} as const

/** The error if no role of the caller has a permission for the call. */
function missingRight({ kind, method, deed }: Endpoint): ErrorSpec<never> {
  if (kind === 'read') return commonErrors.NO_RIGHT_READ_MSG
  return missing[deed ?? (method === 'POST' ? 'create' : 'change')]
}

/** Every permission error that a call can give. */
export function rightErrors(endpoint: Endpoint): ErrorSpec<never>[] {
  const { access, closedToExternals } = endpoint
  return [
    ...(typeof access === 'object' ? [missingRight(endpoint), commonErrors.INSUFFICIENT_ROLE] : []),
    ...(closedToExternals ? [commonErrors.EXTERNAL_NO_ACCESS] : []),
  ]
}
