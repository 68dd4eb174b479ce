import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** Pages of this room that the addresses of exams show too. */
export const examList = async () => (await import('./pages/course-list-page.tsx')).ExamListPage
export const courseDetail = async () => (await import('./pages/course-detail-page.tsx')).CourseDetailPage
/** The one thing to do with a course, for the lobby of an exam. */
export const enrolPanel = async () => (await import('./parts/detail/enrol-panel.tsx')).EnrolPanel
/** The cards of courses, for pages of other rooms. */
export const courseCards = async () => (await import('./parts/course-cards.tsx')).CourseCards

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/course', redirectTo: '/course/list' },
  {
    path: '/course/list',
    name: 'course-list',
    frame: 'portal',
    load: async () => (await import('./pages/course-list-page.tsx')).CourseListPage,
  },
  coming('/course/face', { name: 'course-face' }),
  {
    path: '/course/detail',
    frame: 'portal',
    load: courseDetail,
  },
  {
    path: '/course/notify',
    name: 'course-notify',
    frame: 'portal',
    load: async () => (await import('./pages/course-notices-page.tsx')).CourseNoticesPage,
  },
  { path: '/recommend', redirectTo: '/recommend/list' },
  {
    path: '/recommend/list',
    frame: 'portal',
    load: async () => (await import('./pages/recommend-page.tsx')).RecommendPage,
  },
]

const favourites = async () => (await import('./mine/favourites-page.tsx')).FavouritesPage
const study = async () => (await import('./mine/study-page.tsx')).StudyPage

/** Pages of this room that stand among the personal ones. */
export const personalRoutes: readonly PageRoute[] = [
  { path: '/personal/favorite', frame: 'portal', inner: 'personal', load: favourites },
  { path: '/personal/study', frame: 'portal', inner: 'personal', load: study },
]
