import { lin, type Screen } from './screen.ts'

export const examScreens: readonly Screen[] = [
  { name: 'exam-list', path: '/exam/list', ...lin },
  { name: 'mistakes', path: '/personal/mistakeExercises', ...lin },
  { name: 'papers-to-mark', path: '/personal/message?isRead=Z', ...lin },
]
