import { courseDetail, examList } from '#domains/learning'
import type { PageRoute, RedirectRoute } from '#lib/route'

const tips = async () => (await import('./intro/tips-page.tsx')).TipsPage
const progress = async () => (await import('./sitting/sitting-page.tsx')).SittingPage
const score = async () => (await import('./report/report-page.tsx')).ReportPage
const answers = async () => (await import('./report/answers-page.tsx')).AnswersPage

const practice = async () => (await import('./mistake/practice-page.tsx')).PracticePage
const practiceReport = async () => (await import('./mistake/practice-report-page.tsx')).PracticeReportPage

/** Pages of this domain in the personal centre. */
export const notebook = async () => (await import('./mistake/notebook-page.tsx')).NotebookPage
export const notebookOfExam = async () => (await import('./mistake/detail-page.tsx')).MistakeDetailPage

/** marking tasks are part of the messages. */
export const papersToMark = async () => (await import('./grading/papers-page.tsx')).PapersPage

const page = { frame: 'portal', footer: false } as const

/** The pages of an exam; three of them have duplicates for certification exams (B-292). */
export const routes: readonly (PageRoute | RedirectRoute)[] = [
  { path: '/exam', redirectTo: '/exam/list' },
  { path: '/exam/list', name: 'exam-list', frame: 'portal', load: examList },
  { path: '/exam/face', name: 'exam-face', frame: 'portal', load: tips },
  { path: '/exam/online', name: 'exam-online', frame: 'portal', load: tips },
  { path: '/exam/detail', frame: 'portal', load: courseDetail },
  { path: '/exam/tips', ...page, load: tips },
  { path: '/exam/progress', name: 'exam-progress', ...page, navbar: false, load: progress },
  { path: '/exam/certification-tips', ...page, load: tips },
  {
    path: '/exam/certification-progress',
    name: 'certification-exam-progress',
    ...page,
    navbar: false,
    load: progress,
  },
  { path: '/exam/scoreCheck', ...page, load: score },
  { path: '/exam/scoreCertificationCheck', ...page, load: score },
  { path: '/exam/answerCheck', ...page, load: answers },
  { path: '/exam/mistakeExercises/practice', frame: 'portal', load: practice },
  { path: '/exam/mistakeExercises/report', frame: 'portal', load: practiceReport },
]
