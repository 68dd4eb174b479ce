import { redirectDocument } from 'react-router'
import { ApiError } from '#lib/api'
import { rememberPath } from '#lib/last-path'
import { whoAmI } from '#lib/who-am-i'

/** Lets only signed-in people into the console; what they may do there is decided by their rights. */
export async function requireConsoleUser(): Promise<Response | null> {
  try {
    await whoAmI()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    rememberPath(location.pathname + location.search)
    // The basename is put before a router's own redirect; a whole address leaves the console.
    return redirectDocument(new URL('/login', location.origin).href)
  }
}
