import { lin, manager, type Screen } from '../screen.ts'
import { press } from '../steps.ts'

export const teamScreens: readonly Screen[] = [
  {
    name: 'team',
    path: '/subordinate/list',
    ...manager,
    prepare: (page) => page.locator('.desk-person').first().waitFor(),
  },
  {
    name: 'team-person',
    path: '/subordinate/list',
    ...manager,
    prepare: (page) => press(page, '.desk-person .ly-link'),
  },
  {
    name: 'team-recommend',
    path: '/subordinate/list',
    ...manager,
    prepare: async (page) => {
      await page.locator('.ly-checkbox').nth(1).click()
      await press(page, '.desk-chosen .ly-button-primary')
      await page.locator('.desk-choices label').first().waitFor()
    },
  },
  { name: 'invitations', path: '/announcement/invitation', ...lin },
  { name: 'leave-approve', path: '/announcement/leaveApproval?tab=approve', ...manager },
  { name: 'leave-history', path: '/announcement/leaveApproval?tab=history', ...manager },
  { name: 'leave-mine', path: '/announcement/leaveApproval?tab=mine', ...manager },
  {
    name: 'leave-apply',
    path: '/announcement/leaveApproval?tab=mine',
    ...manager,
    prepare: (page) => press(page, '.leave > header .ly-button'),
  },
  { name: 'approvals', path: '/subordinate/approve', ...manager },
  {
    name: 'deputy',
    path: '/subordinate/approve',
    ...manager,
    prepare: (page) => press(page, '.desk-head-end .ly-button'),
  },
]
