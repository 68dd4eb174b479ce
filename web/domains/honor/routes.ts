import type { PageRoute, RedirectRoute } from '#lib/route'

const course = async () => (await import('./pages/fame-page.tsx')).CourseFamePage
const credit = async () => (await import('./pages/fame-page.tsx')).CreditFamePage
const learned = async () => (await import('./pages/fame-page.tsx')).LearnedFamePage
const mallFame = async () => (await import('./pages/mall-fame-page.tsx')).MallFamePage

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/fame', redirectTo: '/fame/course' },
  { path: '/fame/course', frame: 'portal', load: course },
  { path: '/fame/credit', frame: 'portal', load: credit },
  { path: '/fame/learned', frame: 'portal', load: learned },
]

/** part of the mall, but a ranking of people. */
export const mallRoutes: readonly PageRoute[] = [
  { path: '/integral-mall/fame', frame: 'portal', load: mallFame },
]

const medals = async () => (await import('./pages/medals-page.tsx')).MedalsPage
const titles = async () => (await import('./pages/titles-page.tsx')).TitlesPage

/** Pages of this domain in the personal centre. */
export const personalRoutes: readonly PageRoute[] = [
  { path: '/personal/userHead', frame: 'portal', inner: 'personal', load: titles },
  { path: '/personal/userMedal', frame: 'portal', inner: 'personal', load: medals },
]

/** Checks for new medals while the user is active; loaded when the page is idle. */
export const loadMedalWatch = async () => (await import('./parts/medal-watch.tsx')).MedalWatch
