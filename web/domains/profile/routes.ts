import { notebook, notebookOfExam } from '#domains/exam'
import { passwordPage } from '#domains/identity'
import { pointsPage } from '#domains/points'
import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** In the frame of the personal centre. */
const personal = { inner: 'personal' } as const

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/personal', redirectTo: '/personal/info' },
  {
    path: '/personal/info',
    frame: 'portal',
    name: 'personal-basicInfo',
    ...personal,
    load: async () => (await import('./info/info-page.tsx')).InfoPage,
  },
  {
    path: '/personal/drafts',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./draft/drafts-page.tsx')).DraftsPage,
  },
  {
    path: '/personal/message',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./pages/inbox-page.tsx')).InboxPage,
  },
  {
    path: '/personal/statistics',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./data/statistics-page.tsx')).StatisticsPage,
  },
  {
    path: '/personal/data',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./data/data-page.tsx')).DataPage,
  },
  {
    path: '/personal/share',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./share/share-page.tsx')).SharePage,
  },
  { path: '/personal/integral', frame: 'portal', ...personal, load: pointsPage },
  coming('/personal/workCircle', personal),
  coming('/personal/voteQuestionnaire', personal),
  coming('/personal/teachRecord', personal),
  {
    path: '/personal/search',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./people/directory-page.tsx')).FindPeoplePage,
  },
  { path: '/personal/password', frame: 'portal', ...personal, load: passwordPage },
  {
    path: '/personal/privacy',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./secret/secret-page.tsx')).SecretPage,
  },
  {
    path: '/personal/fans',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./people/follow-pages.tsx')).FansPage,
  },
  {
    path: '/personal/attention',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./people/follow-pages.tsx')).AttentionPage,
  },
  {
    path: '/personal/certificate',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./certificate/certificate-page.tsx')).CertificatePage,
  },
  coming('/personal/pkBorad', personal),
  coming('/personal/faceInfoPage', personal),
  coming('/personal/faceInfo', personal),
  { path: '/personal/mistakeExercises', frame: 'portal', ...personal, load: notebook },
  { path: '/personal/mistakeExercises/errorDetail', frame: 'portal', ...personal, load: notebookOfExam },
  {
    path: '/employee',
    frame: 'portal',
    load: async () => (await import('./people/directory-page.tsx')).DirectoryPage,
  },
  { path: '/visitor', redirectTo: '/visitor/info' },
  {
    path: '/visitor/info',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorInfo,
  },
  {
    path: '/visitor/data',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorData,
  },
  {
    path: '/visitor/study',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorStudy,
  },
  {
    path: '/visitor/share',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorShare,
  },
  coming('/visitor/teachRecord'),
  {
    path: '/visitor/fans',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorFans,
  },
  {
    path: '/visitor/attention',
    frame: 'portal',
    load: async () => (await import('./visitor/pages.tsx')).VisitorAttention,
  },
]
