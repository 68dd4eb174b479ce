import { keptForTab } from '#lib/storage'

const name = 'authFail'

/** Remembers that a sign-on by address did not work; the login page says so. */
export const keepAuthFail = (): void => keptForTab.set(name, '1')

export const hasAuthFail = (): boolean => keptForTab.get(name) !== undefined

/** It is said once. */
export const dropAuthFail = (): void => keptForTab.remove(name)
