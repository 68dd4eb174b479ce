import { admin, type Screen } from '../screen.ts'
import { openExam, openPaper, openSimulation } from '../steps.ts'

export const consoleExamScreens: readonly Screen[] = [
  { name: 'console-exams', path: '/manage/exams', ...admin },
  { name: 'console-exam-new', path: '/manage/exams/new', ...admin },
  {
    name: 'console-exam',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 0, '.exam-form'),
  },
  {
    name: 'console-exam-candidates',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 1, '.candidate-bar'),
  },
  {
    name: 'console-exam-room',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 2, '.hall'),
  },
  {
    name: 'console-exam-analysis',
    path: '/manage/exams',
    ...admin,
    prepare: (page) => openExam(page, 3, '.analysis'),
  },
  { name: 'console-exam-marking', path: '/manage/exam-marking', ...admin },
  { name: 'console-papers', path: '/manage/papers', ...admin },
  {
    name: 'console-paper-rule',
    path: '/manage/papers?kind=rule',
    ...admin,
    prepare: openPaper,
  },
  {
    name: 'console-paper-fixed',
    path: '/manage/papers?kind=fixed',
    ...admin,
    prepare: openPaper,
  },
  {
    name: 'console-simulate',
    path: '/manage/papers?kind=rule&state=ready',
    ...admin,
    prepare: openSimulation,
  },
]
