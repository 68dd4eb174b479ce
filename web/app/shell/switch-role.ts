import { changeRole } from '@lyceum/contract/identity'
import { callOrShowError } from '#lib/api'
import { safePath } from '#lib/storage/last-path'

/** Switches to another role: the browser loads the address that the server returns. */
export async function switchRole(roleExtId: string): Promise<void> {
  const answer = await callOrShowError(changeRole, { roleExtId })
  const address = answer && safePath(answer.url)
  if (address) location.assign(address)
}
