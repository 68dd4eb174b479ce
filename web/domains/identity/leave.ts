import { logout } from '@lyceum/contract/identity'
import { ask } from '#lib/api'
import { queryClient } from '#lib/query-client'
import { endSession, sessionHandle } from '#lib/session'

/** Signs out. Only a clear yes of the server ends the session here too; else the person stays, and reads why. */
export async function leave(): Promise<void> {
  const isGone = await ask(logout, sessionHandle())
  if (!isGone) return
  endSession('by-choice')
  queryClient.clear()
}
