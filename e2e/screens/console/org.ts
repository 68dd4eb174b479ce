import { admin, type Screen } from '../screen.ts'
import { chooseUnit, previewMove } from '../steps.ts'

export const orgScreens: readonly Screen[] = [
  { name: 'console-org', path: '/manage/org', ...admin, prepare: chooseUnit },
  { name: 'console-org-move', path: '/manage/org', ...admin, prepare: previewMove },
  { name: 'console-positions', path: '/manage/org/positions', ...admin },
  { name: 'console-families', path: '/manage/org/positions?tab=families', ...admin },
  { name: 'console-grades', path: '/manage/org/positions?tab=grades', ...admin },
  { name: 'console-centres', path: '/manage/org/centres', ...admin },
  {
    name: 'console-centre-form',
    path: '/manage/org/centres',
    ...admin,
    prepare: (page) => page.locator('.org-lead button').click(),
  },
]
