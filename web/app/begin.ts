import { loadPoster } from '#domains/site'
import { chosenLocale, firstLocale, speak } from '#lib/locale'
import { startTheme } from '#lib/theme'
import { startFonts } from '../ui/fonts/start-fonts.ts'
import '../ui/tokens.css'
import '../ui/base.css'

/** What both apps do before anything is drawn: choose language and theme, and ask what the site looks like. */
export function begin(): void {
  speak(firstLocale(chosenLocale(), navigator.languages))
  startTheme()
  startFonts()
  // A site that does not answer is told by the frames, from the same query.
  loadPoster().catch(() => undefined)
}
