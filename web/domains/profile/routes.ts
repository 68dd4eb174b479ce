import { notebook, notebookOfExam } from '#domains/exam'
import { pointsPage } from '#domains/points'
import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** The personal centre. */
const personal = { inner: 'personal' } as const

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/personal', redirectTo: '/personal/info' },
  coming('/personal/info', { name: 'personal-basicInfo', ...personal }),
  coming('/personal/drafts', personal),
  {
    path: '/personal/message',
    frame: 'portal',
    ...personal,
    load: async () => (await import('./pages/inbox-page.tsx')).InboxPage,
  },
  coming('/personal/statistics', personal),
  coming('/personal/data', personal),
  coming('/personal/study', personal),
  coming('/personal/share', personal),
  coming('/personal/favorite', personal),
  { path: '/personal/integral', frame: 'portal', ...personal, load: pointsPage },
  coming('/personal/workCircle', personal),
  coming('/personal/voteQuestionnaire', personal),
  coming('/personal/teachRecord', personal),
  coming('/personal/search', personal),
  coming('/personal/password', personal),
  coming('/personal/privacy', personal),
  coming('/personal/fans', personal),
  coming('/personal/attention', personal),
  coming('/personal/certificate', personal),
  coming('/personal/pkBorad', personal),
  coming('/personal/faceInfoPage', personal),
  coming('/personal/faceInfo', personal),
  { path: '/personal/mistakeExercises', frame: 'portal', ...personal, load: notebook },
  { path: '/personal/mistakeExercises/errorDetail', frame: 'portal', ...personal, load: notebookOfExam },
  { path: '/visitor', redirectTo: '/visitor/info' },
  coming('/visitor/info'),
  coming('/visitor/data'),
  coming('/visitor/study'),
  coming('/visitor/share'),
  coming('/visitor/teachRecord'),
  coming('/visitor/fans'),
  coming('/visitor/attention'),
]
