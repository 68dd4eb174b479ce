import { changeRole } from '@lyceum/contract/identity'
import { ask } from '#lib/api'
import { safePath } from '#lib/last-path'

/** Puts on another role: the browser loads the portal that the server names, afresh. */
export async function switchRole(roleExtId: string): Promise<void> {
  const answer = await ask(changeRole, { roleExtId })
  const address = answer && safePath(answer.url)
  if (address) location.assign(address)
}
