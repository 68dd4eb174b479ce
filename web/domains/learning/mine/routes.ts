import type { PageRoute } from '#lib/route'

const favourites = async () => (await import('./favourites-page.tsx')).FavouritesPage
const study = async () => (await import('./study-page.tsx')).StudyPage

/** Pages of this domain in the personal centre. */
export const personalRoutes: readonly PageRoute[] = [
  { path: '/personal/favorite', frame: 'portal', inner: 'personal', load: favourites },
  { path: '/personal/study', frame: 'portal', inner: 'personal', load: study },
]
