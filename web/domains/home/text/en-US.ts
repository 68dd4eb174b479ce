import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Home',
  greeting: {
    night: (name) => `Still up, ${name}.`,
    morning: (name) => `Good morning, ${name}.`,
    noon: (name) => `Good day, ${name}.`,
    afternoon: (name) => `Good afternoon, ${name}.`,
    evening: (name) => `Good evening, ${name}.`,
  },
  welcome: {
    headline: 'Learn it, then do it.',
    body: 'You are in. When courses and exams open, you will carry on from here.',
    console: 'Open the console',
  },
  account: {
    title: 'Your account',
    userName: 'User name',
    roles: 'Roles',
    lastLogin: 'Last sign-in',
    firstLogin: 'This is your first sign-in',
  },
  links: {
    title: 'Recommended links',
    sub: 'Chosen by your administrator; they open in a new window',
    empty: 'Your administrator has not recommended any links yet',
    manage: 'Add some',
  },
}
