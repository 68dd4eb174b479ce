import type { Locale } from '@lyceum/contract/kit'
import { saveMyUser } from '@lyceum/contract/profile'
import { ask } from './api.ts'
import { chooseLocale } from './locale.ts'
import { queryClient } from './query-client.ts'
import { session } from './session.ts'
import { loadUser } from './who-am-i.ts'

/** A person chooses a language: the page changes at once; the account of who is signed in remembers it too. */
export function chooseLanguage(locale: Locale): void {
  chooseLocale(locale)
  if (session.getState().isLoggedIn) void tellServer(locale)
}

/** What the server words itself, such as the names of roles, is asked for again in the new language. */
async function tellServer(locale: Locale): Promise<void> {
  const isSaved = await ask(saveMyUser, { locale })
  if (!isSaved) return
  await loadUser().catch(() => undefined)
  await queryClient.invalidateQueries({ predicate: ({ meta }) => !meta?.['ofSite'] })
}
