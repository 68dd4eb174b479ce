import type { getCurrentUser } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { kept, keptForTab, readJson } from './storage.ts'

/** Who is signed in, as the server tells it. */
export type User = Result<typeof getCurrentUser>

type Session = { readonly user: User | undefined; readonly isLoggedIn: boolean }

/** The session of this page. It begins empty: only the server can say that someone is signed in. */
export const session = createStore<Session>(() => ({ user: undefined, isLoggedIn: false }))

/** Whether this device remembers a person, although the server has not been asked yet. */
export const hasUserInfo = (): boolean => readJson(kept, 'userInfo') !== undefined

export function beginSession(user: User): void {
  kept.set('userInfo', JSON.stringify(user))
  session.setState({ user, isLoggedIn: true })
}

export type Ending = 'by-choice' | 'expired'

/** Forgets the person: what was kept of them on this device and in this tab goes. */
export function endSession(ending: Ending): void {
  const { isLoggedIn } = session.getState()
  handle = undefined
  for (const name of ['userInfo', 'treeCache']) kept.remove(name)
  for (const name of ['visitor', 'visitorLimit']) keptForTab.remove(name)
  session.setState({ user: undefined, isLoggedIn: false })
  if (isLoggedIn) for (const onEnd of listeners) onEnd(ending)
}

const listeners = new Set<(ending: Ending) => void>()

/** Calls back each time a session that was there has ended; the answer stops that. */
export function whenSessionEnds(onEnd: (ending: Ending) => void): () => void {
  listeners.add(onEnd)
  return () => listeners.delete(onEnd)
}

export const useUser = (): User | undefined => useStore(session, ({ user }) => user)

/** The name to greet with; an empty nickname falls back to the display name. */
export const nameOf = ({ usrNickname, usrDisplayBil }: User): string => usrNickname.trim() || usrDisplayBil

/** Whether the console has anything for this person; each of its pages asks for a right of its own. */
export const mayEnterConsole = (user: User | undefined): boolean => user?.roleUrlHome === '/manage'

let handle: string | undefined

/** The handle of the session that the login call answered. It lives in memory only. */
export const sessionHandle = (): { readonly token?: string } =>
  handle === undefined ? {} : { token: handle }

export function keepHandle(token: string): void {
  handle = token
}
