import { type LoaderFunctionArgs, redirect } from 'react-router'
import { whoAmI } from '#domains/identity'
import { ApiError } from '#lib/api'
import { rememberPath } from '#lib/storage/last-path'
import { hasUserInfo } from '#lib/session'

/** Lets only signed-in people pass; the others go to the login page and return afterwards. */
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

/** A public page still loads the user, if this device remembers one. */
export async function greetIfKnown(): Promise<null> {
  if (hasUserInfo()) await whoAmI().catch(() => undefined)
  return null
}
