import { changeRole } from '@lyceum/contract/identity'
import { redirectDocument } from 'react-router'
import { ApiError, call } from '#lib/api'
import { rememberPath } from '#lib/last-path'
import type { User } from '#lib/session'
import { loadUser, whoAmI } from '#lib/who-am-i'
import { roleForConsole } from './console-role.ts'

/** Lets only signed-in people into the console; what they may do there is decided by their rights. */
export async function requireConsoleUser(): Promise<Response | null> {
  try {
    await enter()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    rememberPath(location.pathname + location.search)
    // The basename is put before a router's own redirect; a whole address leaves the console.
    return redirectDocument(new URL('/login', location.origin).href)
  }
}

let entering: Promise<User> | undefined

/** Several loaders ask at once: a second change of role would come with a session that the first has ended. */
function enter(): Promise<User> {
  entering ??= inRole().finally(() => {
    entering = undefined
  })
  return entering
}

/** Whoever was given a role since signing in wears it here without signing in again. */
async function inRole(): Promise<User> {
  const user = await whoAmI()
  const roleExtId = roleForConsole(user)
  if (roleExtId === undefined) return user
  await call(changeRole, { roleExtId })
  return loadUser()
}
