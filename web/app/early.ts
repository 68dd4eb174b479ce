import { getHomeFirst } from '@lyceum/contract/home'
import { getCurrentUser } from '@lyceum/contract/identity'
import { getSitePoster } from '@lyceum/contract/site'
import { askEarly } from '../lib/http/early.ts'
import { chosenLocale, firstLocale } from '#lib/locale'
import { publicPaths } from './public-paths.ts'

// A script of its own, of two kilobytes, that runs while those of the app are still on their way: it asks what the
// first page asks anyway, so that the answers do not have to be waited for afterwards.
const { pathname, search } = location
const homePaths = ['/', '/home', '/homev1']
// A ticket changes who one is: nothing is asked before it has been redeemed.
if (!new URLSearchParams(search).has('access_token')) {
  askEarly(getSitePoster)
  const lang = firstLocale(chosenLocale(), navigator.languages)
  if (!publicPaths.includes(pathname)) askEarly(getCurrentUser, { lang })
  if (homePaths.includes(pathname)) askEarly(getHomeFirst)
}
