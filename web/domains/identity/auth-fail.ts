import { keptForTab } from '#lib/storage'

const name = 'authFail'

/** Whether a sign-on by address has just failed; the login page says so. */
export const hasAuthFail = (): boolean => keptForTab.get(name) !== undefined

/** It is said once. */
export const dropAuthFail = (): void => keptForTab.remove(name)
