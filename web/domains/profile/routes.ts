import { notebook, notebookOfExam } from '#domains/exam'
import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

/** The personal centre. */
const personal = { inner: 'personal' } as const

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/personal', redirectTo: '/personal/info' },
  coming('/personal/info', { name: 'personal-basicInfo', ...personal }),
  coming('/personal/drafts', personal),
  coming('/personal/message', personal),
  coming('/personal/statistics', personal),
  coming('/personal/data', personal),
  coming('/personal/userHead', personal),
  coming('/personal/userMedal', personal),
  coming('/personal/study', personal),
  coming('/personal/share', personal),
  coming('/personal/favorite', personal),
  coming('/personal/integral', personal),
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
