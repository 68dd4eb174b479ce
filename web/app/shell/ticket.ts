import { auth } from '@lyceum/contract/identity'
import { call } from '#lib/api'
import { keepHandle } from '#lib/session'
import { keptForTab } from '#lib/storage'

const name = 'access_token'

/** Takes the one-time ticket out of the address, wherever it stands: nobody may see, share or bookmark it. */
export function takeTicket(): string | undefined {
  const address = new URL(location.href)
  const behind = new URLSearchParams(address.hash.slice(1))
  const ticket = behind.get(name) ?? address.searchParams.get(name)
  if (ticket === null) return undefined
  // Behind the # it is sent to no server; the query is what older systems know.
  if (behind.has(name)) address.hash = without(behind)
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return ticket
}

function without(values: URLSearchParams): string {
  values.delete(name)
  return values.toString()
}

/** Signs in with a ticket. One that is refused is remembered for the login page, which is where its bearer goes. */
export async function redeem(ticket: string): Promise<boolean> {
  keptForTab.remove('authFail')
  try {
    const { token } = await call(auth, { token: ticket })
    keepHandle(token)
    return true
  } catch {
    keptForTab.set('authFail', 'true')
    return false
  }
}
