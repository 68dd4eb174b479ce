import { tabStorage } from '#lib/storage/storage'

const name = 'authFail'

/** Whether a sign-on by URL has just failed; the login page shows it. */
export const hasAuthFail = (): boolean => tabStorage.get(name) !== undefined

/** It is shown once. */
export const dropAuthFail = (): void => tabStorage.remove(name)
