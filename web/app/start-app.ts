import { loadPoster } from '#domains/site'
import { chosenLocale, firstLocale, applyLocale } from '#lib/language/locale'
import { startTheme } from '#lib/theme'
import { showSavedError } from '#lib/http/trouble'
import { redeem, takeTicket } from './shell/ticket.ts'
import '../ui/tokens.css'
import '../ui/base.css'

/**
 * Runs in both apps before the first render: removes a ticket from the address and redeems it, sets language and theme,
 * and loads the site's poster. Returns whether the visitor must go to the login page.
 */
export async function begin(): Promise<{ readonly isRefused: boolean }> {
  const ticket = takeTicket()
  applyLocale(firstLocale(chosenLocale(), navigator.languages))
  startTheme()
  showSavedError()
  // The frames show the error of a site that does not answer, from the same query.
  loadPoster().catch(() => undefined)
  return { isRefused: ticket !== undefined && !(await redeem(ticket)) }
}
