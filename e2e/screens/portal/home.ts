import { openUserMenu } from '../../shell/user-menu.ts'
import { lin, type Screen } from '../screen.ts'
import { open, press } from '../steps.ts'

export const homeScreens: readonly Screen[] = [
  {
    name: 'home',
    path: '/home',
    ...lin,
    prepare: (page) => page.getByRole('heading', { level: 2 }).nth(7).waitFor(),
  },
  {
    name: 'home-earlier',
    path: '/homev1',
    ...lin,
    prepare: (page) => page.getByRole('heading', { level: 2 }).nth(6).waitFor(),
  },
  { name: 'about', path: '/about', ...lin, prepare: (page) => page.locator('.about dl').waitFor() },
  {
    name: 'calendar',
    path: '/learning-calendar',
    ...lin,
    prepare: (page) => page.locator('.calendar-feed-acts button').first().waitFor(),
  },
  { name: 'announcements', path: '/announcement/notice', ...lin },
  { name: 'messages', path: '/personal/message', ...lin },
  { name: 'courses-menu', path: '/home', ...lin, prepare: (page) => open(page, 0) },
  { name: 'more-menu', path: '/home', ...lin, prepare: (page) => open(page, 1) },
  { name: 'user-menu', path: '/home', ...lin, prepare: openUserMenu },
  { name: 'to-do', path: '/home', ...lin, prepare: (page) => press(page, 'button.nav-icon') },
  { name: 'coming', path: '/live/list', ...lin },
  { name: 'not-found', path: '/no/such/page', ...lin },
  { name: 'console-closed', path: '/manage/settings', ...lin },
]
