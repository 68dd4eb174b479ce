import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** Pages of this domain that the exam routes show too. */
export const examList = async () => (await import('./pages/course-list-page.tsx')).ExamListPage
export const courseDetail = async () => (await import('./pages/course-detail-page.tsx')).CourseDetailPage
/** The main action of a course, for the exam lobby. */
export const enrolPanel = async () => (await import('./parts/detail/enrol-panel.tsx')).EnrolPanel
/** Course cards, for pages of other domains. */
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
