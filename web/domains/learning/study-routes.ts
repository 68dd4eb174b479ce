import type { PageRoute } from '#lib/route'

const load = async () => (await import('./player/study-page.tsx')).StudyPage

/** The study pages: one page under the URL of each kind of course. */
export const studyRoutes: readonly PageRoute[] = [
  { path: '/course/online', name: 'course-online', frame: 'portal', load },
  { path: '/course/open', frame: 'portal', load },
  { path: '/course/project', name: 'course-project', frame: 'portal', load },
]
