import { admin, type Screen } from '../screen.ts'
import { overviewed, press, searched } from '../steps.ts'

export const adminScreens: readonly Screen[] = [
  { name: 'console-overview', path: '/manage/overview', ...admin, prepare: overviewed },
  { name: 'console-search', path: '/manage/overview', ...admin, prepare: (page) => searched(page, '林') },
  { name: 'console-audit', path: '/manage/audit', ...admin },
  {
    name: 'console-act',
    path: '/manage/audit',
    ...admin,
    prepare: (page) => press(page, '.audit-table td button'),
  },
  { name: 'console-downloads', path: '/manage/downloads', ...admin },
  {
    name: 'console-new-export',
    path: '/manage/downloads',
    ...admin,
    prepare: (page) => press(page, 'main button'),
  },
  { name: 'console-health', path: '/manage/health', ...admin },
  { name: 'console-reports', path: '/manage/reports', ...admin },
]
