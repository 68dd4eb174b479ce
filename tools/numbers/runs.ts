/** What is measured, in the order of the page. A name stands for `npm run bench|faults -- NAME`. */
export const benches = [
  'floor',
  'batch',
  'login-storm',
  'first-load',
  'people-list',
  'import',
  'course-list',
  'beat',
  'content',
  'exam-storm',
  'ledger',
  'ranking',
  'home',
  'todo',
  'fanout',
  'search',
] as const

export const faults = [
  'deploy',
  'crash',
  'redis',
  'exam',
  'points',
  'clock',
  'worker',
  'silence',
  'disk',
] as const
