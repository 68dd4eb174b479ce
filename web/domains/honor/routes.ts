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

/** it belongs to the mall, and tells of people. */
export const mallRoutes: readonly PageRoute[] = [
  { path: '/integral-mall/fame', frame: 'portal', load: mallFame },
]

const medals = async () => (await import('./pages/medals-page.tsx')).MedalsPage
const titles = async () => (await import('./pages/titles-page.tsx')).TitlesPage

/** Pages of this room that stand among the personal ones. */
export const personalRoutes: readonly PageRoute[] = [
  { path: '/personal/userHead', frame: 'portal', inner: 'personal', load: titles },
  { path: '/personal/userMedal', frame: 'portal', inner: 'personal', load: medals },
]

/** Looks for new medals while somebody is about; loaded when the page has become quiet. */
export const loadMedalWatch = async () => (await import('./parts/medal-watch.tsx')).MedalWatch
