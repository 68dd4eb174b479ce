import { signOn } from '@lyceum/contract/identity'
import { call } from '#lib/api'
import { keepHandle } from '#lib/session'
import { tabStorage } from '#lib/storage/storage'

const name = 'access_token'

/** Removes the one-time ticket from the address, wherever it is: nobody may see, share or bookmark it. */
export function takeTicket(): string | undefined {
  const address = new URL(location.href)
  const behind = new URLSearchParams(address.hash.slice(1))
  const ticket = behind.get(name) ?? address.searchParams.get(name)
  if (ticket === null) return undefined
  // Behind the # it is never sent to a server; older systems use the query.
  if (behind.has(name)) address.hash = without(behind)
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address.pathname + address.search + address.hash)
  return ticket
}

function without(values: URLSearchParams): string {
  values.delete(name)
  return values.toString()
}

/** Signs in with a ticket. A rejected one is remembered for the login page, where its owner goes next. */
export async function redeem(ticket: string): Promise<boolean> {
  tabStorage.remove('authFail')
  try {
    const { token } = await call(signOn, { token: ticket })
    keepHandle(token)
    return true
  } catch {
    tabStorage.set('authFail', 'true')
    return false
  }
}
