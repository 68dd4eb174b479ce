import { type LoaderFunctionArgs, redirect } from 'react-router'
import { ApiError } from '#lib/api'
import { rememberPath } from '#lib/last-path'
import { hasUserInfo } from '#lib/session'
import { whoAmI } from '#lib/who-am-i'

/** Lets only signed-in people pass; the others go to the login page, and come back afterwards. */
export async function requireUser({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<Response | null> {
  try {
    await whoAmI()
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    const { pathname, search } = new URL(request.url)
    rememberPath(pathname + search)
    return redirect('/login')
  }
}

/** A page that is open to all still knows who is looking, if this device remembers anyone. */
export async function greetIfKnown(): Promise<null> {
  if (hasUserInfo()) await whoAmI().catch(() => undefined)
  return null
}
