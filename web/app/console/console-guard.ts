import { changeRole } from '@lyceum/contract/identity'
import { redirectDocument } from 'react-router'
import { loadUser, whoAmI } from '#domains/identity'
import { ApiError, call } from '#lib/api'
import { rememberPath } from '#lib/storage/last-path'
import type { User } from '#lib/session'
import { roleForConsole } from './console-role.ts'

/** Lets only signed-in people into the console; their permissions decide what they may do there. */
export async function requireConsoleUser(): Promise<Response | null> {
  try {
    await enter()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    rememberPath(location.pathname + location.search)
    // A router redirect would get the basename; an absolute URL leaves the console.
    return redirectDocument(new URL('/login', location.origin).href)
  }
}

let entering: Promise<User> | undefined

/** Several loaders call this at once: a second role change would use a session that the first has ended. */
function enter(): Promise<User> {
  entering ??= inRole().finally(() => {
    entering = undefined
  })
  return entering
}

/** A role granted after sign-in is used here without signing in again. */
async function inRole(): Promise<User> {
  const user = await whoAmI()
  const roleExtId = roleForConsole(user)
  if (roleExtId === undefined) return user
  await call(changeRole, { roleExtId })
  return loadUser()
}
