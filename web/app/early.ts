import { getHomeFirst } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { getSitePoster } from '@lyceum/contract/site'
import { askEarly } from '#lib/http/early-answers'
import { chosenLocale, firstLocale } from '#lib/language/locale'
import { storedChoices, themeOf } from '#lib/theme-choice'
import { publicPaths } from './portal/public-paths.ts'

// A small script in the page itself, which runs before anything is painted and before the app's scripts have loaded. It
// sets theme and language, so that a dark page never flashes white, and sends the calls that the first page needs
// anyway, so that their answers arrive earlier.
const { documentElement: page } = document
const lang = firstLocale(chosenLocale(), navigator.languages)
page.dataset['theme'] = themeOf(storedChoices(), matchMedia('(prefers-color-scheme: dark)').matches)
const { pathname, search } = location
const homePaths = ['/', '/home', '/homev1']
// A page that came with its answers has none to ask; a ticket changes the user: no call is sent before it is redeemed.
if (page.dataset['answered'] === undefined && !new URLSearchParams(search).has('access_token')) {
  page.lang = lang
  askEarly(getSitePoster)
  if (!publicPaths.includes(pathname)) askEarly(getCurrentUser, { lang })
  if (homePaths.includes(pathname)) askEarly(getHomeFirst)
}
