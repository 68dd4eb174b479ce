import type { Locale } from '@lyceum/contract/kit'
import { saveMyUser } from '@lyceum/contract/profile'
import { loadUser } from '#domains/identity'
import { callOrShowError } from '#lib/api'
import { chooseLocale } from '#lib/language/locale'
import { queryClient } from '#lib/query-client'
import { session } from '#lib/session'

/** Changes the language of the page at once and saves it to the account of a signed-in person. */
export function chooseLanguage(locale: Locale): void {
  chooseLocale(locale)
  if (session.getState().isLoggedIn) void saveToServer(locale)
}

/** Texts worded by the server, such as role names, are reloaded in the new language. */
async function saveToServer(locale: Locale): Promise<void> {
  const isSaved = await callOrShowError(saveMyUser, { locale })
  if (!isSaved) return
  await loadUser().catch(() => undefined)
  await queryClient.invalidateQueries({ predicate: ({ meta }) => !meta?.['ofSite'] })
}
