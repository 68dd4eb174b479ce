import { loadPoster } from '#domains/site'
import { chosenLocale, firstLocale, speak } from '#lib/locale'
import { startTheme } from '#lib/theme'
import { sayLastWords } from '#lib/trouble'
import { redeem, takeTicket } from './shell/ticket.ts'
import '../ui/tokens.css'
import '../ui/base.css'

/**
 * What both apps do before anything is drawn: hide a ticket from the address and redeem it, choose language and theme,
 * and ask what the site looks like. Answers whether the visitor must go to the login page.
 */
export async function begin(): Promise<{ readonly isRefused: boolean }> {
  const ticket = takeTicket()
  speak(firstLocale(chosenLocale(), navigator.languages))
  startTheme()
  sayLastWords()
  // A site that does not answer is told by the frames, from the same query.
  loadPoster().catch(() => undefined)
  return { isRefused: ticket !== undefined && !(await redeem(ticket)) }
}
