import type { Locale } from '@lyceum/contract/kit'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { deviceStorage, tabStorage, readJson } from './storage/storage.ts'

/** The signed-in user, from the server. */
export type User = {
  readonly usrEntId: string
  readonly usrId: string
  readonly usrSteUsrId: string
  readonly usrDisplayBil: string
  readonly usrNickname: string
  readonly name: string
  readonly avatorImgPath: string
  readonly usrPhoto: string
  readonly roleList: readonly { readonly roleExtId: string; readonly title: string }[]
  readonly currentRole: string
  readonly access: readonly string[]
  readonly lastLoginTime: string | null
  readonly curLan: Locale
  readonly roleUrlHome: string
  /** While an administrator views the portal as this person: who it is, and until when. */
  readonly viewing?: { readonly realName: string; readonly until: string } | undefined
}

type Session = { readonly user: User | undefined; readonly isLoggedIn: boolean }

/** The session of this page. It starts empty: only the server knows whether someone is signed in. */
export const session = createStore<Session>(() => ({ user: undefined, isLoggedIn: false }))

/** Whether this device remembers a user, before the server has been asked. */
export const hasUserInfo = (): boolean => readJson(deviceStorage, 'userInfo') !== undefined

export function beginSession(user: User): void {
  deviceStorage.set('userInfo', JSON.stringify(user))
  session.setState({ user, isLoggedIn: true })
}

export type Ending = 'by-choice' | 'expired'

/** Forgets the user and removes their data from this device and tab. */
export function endSession(ending: Ending): void {
  const { isLoggedIn } = session.getState()
  handle = undefined
  for (const name of ['userInfo', 'treeCache']) deviceStorage.remove(name)
  for (const name of ['visitor', 'visitorLimit']) tabStorage.remove(name)
  session.setState({ user: undefined, isLoggedIn: false })
  if (isLoggedIn) for (const onEnd of listeners) onEnd(ending)
}

const listeners = new Set<(ending: Ending) => void>()

/** Calls back each time a session has ended; the returned function stops that. */
export function whenSessionEnds(onEnd: (ending: Ending) => void): () => void {
  listeners.add(onEnd)
  return () => listeners.delete(onEnd)
}

export const useUser = (): User | undefined => useStore(session, ({ user }) => user)

/** The name in the greeting; an empty nickname falls back to the display name. */
export const nameOf = ({ usrNickname, usrDisplayBil }: User): string => usrNickname.trim() || usrDisplayBil

/** Whether the console has anything for this person; each of its pages requires its own permission. */
export const mayEnterConsole = (user: User | undefined): boolean => user?.roleUrlHome === '/manage'

let handle: string | undefined

/** The session handle from the login answer. It is kept in memory only. */
export const sessionHandle = (): { readonly token?: string } =>
  handle === undefined ? {} : { token: handle }

export function keepHandle(token: string): void {
  handle = token
}
