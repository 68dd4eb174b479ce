import { getHomeFirst } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { getSitePoster } from '@lyceum/contract/site'
import { askEarly } from '#lib/http/early-answers'
import { chosenLocale, firstLocale } from '#lib/language/locale'
import { publicPaths } from './portal/public-paths.ts'

// A separate script of two kilobytes that runs while the app's scripts are still loading: it sends the calls that the
// first page needs anyway, so that their answers arrive earlier.
const { pathname, search } = location
const homePaths = ['/', '/home', '/homev1']
// A ticket changes the user: no call is sent before it has been redeemed.
if (!new URLSearchParams(search).has('access_token')) {
  askEarly(getSitePoster)
  const lang = firstLocale(chosenLocale(), navigator.languages)
  if (!publicPaths.includes(pathname)) askEarly(getCurrentUser, { lang })
  if (homePaths.includes(pathname)) askEarly(getHomeFirst)
}
