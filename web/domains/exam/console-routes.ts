import type { ConsoleRoute } from '#ui/layout/console-route'

const operate = { permissions: ['exam.operate'] } as const

/** Pages for scheduling and marking exams. */
export const consoleRoutes: readonly ConsoleRoute[] = [
  {
    path: '/exams',
    label: { 'zh-CN': '考试', 'zh-TW': '考試', 'en-US': 'Exams' },
    entry: { group: 'exam', icon: 'exam' },
    ...operate,
    load: async () => (await import('./setup/exams-page.tsx')).ExamsPage,
  },
  {
    path: '/exams/new',
    label: { 'zh-CN': '安排考试', 'zh-TW': '安排考試', 'en-US': 'New exam' },
    ...operate,
    load: async () => (await import('./setup/new-exam-page.tsx')).NewExamPage,
  },
  {
    path: '/exams/:id',
    label: { 'zh-CN': '考试设置', 'zh-TW': '考試設定', 'en-US': 'Exam settings' },
    ...operate,
    load: async () => (await import('./setup/exam-page.tsx')).ExamPage,
  },
  {
    path: '/exams/:id/candidates',
    label: { 'zh-CN': '考生', 'zh-TW': '考生', 'en-US': 'Candidates' },
    ...operate,
    load: async () => (await import('./candidate/candidates-page.tsx')).CandidatesPage,
  },
  {
    path: '/exams/:id/scores',
    label: { 'zh-CN': '成绩录入', 'zh-TW': '成績登記', 'en-US': 'Scores' },
    ...operate,
    load: async () => (await import('./candidate/scores-page.tsx')).ScoresPage,
  },
  {
    path: '/exams/:id/room',
    label: { 'zh-CN': '监考', 'zh-TW': '監考', 'en-US': 'Invigilation' },
    ...operate,
    load: async () => (await import('./invigilation/invigilation-page.tsx')).InvigilationPage,
  },
  {
    path: '/exams/:id/analysis',
    label: { 'zh-CN': '分析', 'zh-TW': '分析', 'en-US': 'Analysis' },
    ...operate,
    load: async () => (await import('./analysis/analysis-page.tsx')).AnalysisPage,
  },
  {
    path: '/exam-marking',
    label: { 'zh-CN': '阅卷', 'zh-TW': '閱卷', 'en-US': 'Paper marking' },
    entry: { group: 'exam', icon: 'edit' },
    permissions: ['exam.mark', 'exam.operate'],
    load: async () => (await import('./grading/grading-page.tsx')).GradingPage,
  },
]
