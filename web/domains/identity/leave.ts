import { logout } from '@lyceum/contract/identity'
import { ask } from '#lib/api'
import { chooseLocale, chosenLocale } from '#lib/locale'
import { queryClient } from '#lib/query-client'
import { endSession, sessionHandle } from '#lib/session'
import { chooseTheme, chosenTheme } from '#lib/theme'

/** Signs out. Only a clear yes of the server ends the session here too; else the person stays, and reads why. */
export async function leave(): Promise<void> {
  const locale = chosenLocale()
  const theme = chosenTheme()
  const isGone = await ask(logout, sessionHandle())
  if (!isGone) return
  // The server's answer empties the storage of this device. Language and appearance belong to the device: they stay.
  if (locale) chooseLocale(locale)
  if (theme) chooseTheme(theme)
  queryClient.removeQueries({ predicate: ({ meta }) => !meta?.['ofSite'] })
  endSession('by-choice')
}
