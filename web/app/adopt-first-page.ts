import { chosenLocale, applyLocale } from '#lib/language/locale'
import { type FirstPage, readFirstPage } from '#lib/page/first-page'
import { beginFirstView } from '#lib/page/first-view'
import { queryClient } from '#lib/query-client'
import { beginSession } from '#lib/session'
import { startAt } from '#lib/time/use-now'

/** Parts of the page that are taken over later still begin with the server's time until then. */
const takenOverMs = 15_000

/** Takes over the answers that came with the page; undefined if it came without. */
export function adoptFirstPage(): FirstPage | undefined {
  const page = readFirstPage()
  if (!page) return undefined
  for (const [key, answer] of page.answers) queryClient.setQueryData(key, answer)
  if (page.user) beginSession(page.user)
  startAt(new Date(page.now))
  setTimeout(() => startAt(undefined), takenOverMs)
  beginFirstView()
  return page
}

/** Without a language chosen on this device, that of the account; call it once the device's own has been applied. */
export function followAccount({ user }: FirstPage): void {
  if (user && chosenLocale() === undefined) applyLocale(user.curLan)
}
