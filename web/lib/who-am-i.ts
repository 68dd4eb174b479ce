import { getCurrentUser } from '@lyceum/contract/identity'
import { call } from './api.ts'
import { chosenLocale, currentLocale, speak } from './locale.ts'
import { beginSession, session, sessionHandle, type User } from './session.ts'

/** The person of this page: known already, or asked of the server. Rejects when nobody is signed in. */
export async function whoAmI(): Promise<User> {
  return session.getState().user ?? loadUser()
}

/** Asks the server who is signed in, and begins the session with the answer. */
export async function loadUser(): Promise<User> {
  const user = await call(getCurrentUser, { ...sessionHandle(), lang: currentLocale() })
  // Someone who has chosen no language on this device gets the one of their account.
  if (chosenLocale() === undefined) speak(user.curLan)
  beginSession(user)
  return user
}
