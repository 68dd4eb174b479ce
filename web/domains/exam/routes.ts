import { coming, type PageRoute, type RedirectRoute } from '#lib/route'

export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/exam', redirectTo: '/exam/list' },
  coming('/exam/list', { name: 'exam-list' }),
  coming('/exam/face', { name: 'exam-face' }),
  coming('/exam/online', { name: 'exam-online' }),
  coming('/exam/detail'),
  coming('/exam/tips', { footer: false }),
  coming('/exam/progress', { name: 'exam-progress', footer: false, navbar: false }),
  coming('/exam/certification-tips', { footer: false }),
  coming('/exam/certification-progress', {
    name: 'certification-exam-progress',
    footer: false,
    navbar: false,
  }),
  coming('/exam/scoreCheck', { footer: false }),
  coming('/exam/scoreCertificationCheck', { footer: false }),
  coming('/exam/answerCheck', { footer: false }),
  coming('/exam/mistakeExercises/practice'),
  coming('/exam/mistakeExercises/report'),
]
