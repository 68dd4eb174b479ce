import { getCurrentUser } from '@lyceum/contract/identity'
import { call } from '#lib/api'
import { chosenLocale, currentLocale, applyLocale } from '#lib/language/locale'
import { beginSession, session, sessionHandle, type User } from '#lib/session'

/** The user of this page: known already, or loaded from the server. Rejects when nobody is signed in. */
export async function whoAmI(): Promise<User> {
  return session.getState().user ?? loadUser()
}

/** Loads the signed-in user and begins the session. */
export async function loadUser(): Promise<User> {
  const user = await call(getCurrentUser, { ...sessionHandle(), lang: currentLocale() })
  // Without a language chosen on this device, the account's language is used.
  if (chosenLocale() === undefined) applyLocale(user.curLan)
  beginSession(user)
  return user
}
