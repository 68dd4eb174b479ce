import { saveMyLocale } from '@lyceum/contract/identity'
import type { Locale } from '@lyceum/contract/kit'
import { ask } from './api.ts'
import { chooseLocale } from './locale.ts'
import { session } from './session.ts'

/** A person chooses a language: the page changes at once; the account of who is signed in remembers it too. */
export function chooseLanguage(locale: Locale): void {
  chooseLocale(locale)
  if (session.getState().isLoggedIn) void ask(saveMyLocale, { locale })
}
