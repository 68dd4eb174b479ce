import { logout } from '@lyceum/contract/identity'
import { callOrShowError } from '#lib/api'
import { chooseLocale, chosenLocale } from '#lib/language/locale'
import { queryClient } from '#lib/query-client'
import { endSession, sessionHandle } from '#lib/session'
import { chooseTheme, chosenTheme } from '#lib/theme'

/** Signs out. Only a success of the server ends the session here; otherwise the person stays and sees why. */
export async function leave(): Promise<void> {
  const locale = chosenLocale()
  const theme = chosenTheme()
  const isGone = await callOrShowError(logout, sessionHandle())
  if (!isGone) return
  // The server's answer clears the storage of this device. Language and appearance belong to the device: they stay.
  if (locale) chooseLocale(locale)
  if (theme) chooseTheme(theme)
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.['ofSite'] })
  endSession('by-choice')
}
