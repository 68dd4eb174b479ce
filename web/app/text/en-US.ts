import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  skip: 'Skip to content',
  verse: 'Learn it, then do it.',
  gateVerse: ['Learn it,', 'then do it.'],
  languages: 'Language',
  nav: {
    label: 'Main',
    home: 'Home',
    console: 'Console',
    toHome: 'To the home page',
    signIn: 'Sign in',
    account: 'account menu',
    lastLogin: (time) => `Last sign-in ${time}`,
    firstLogin: 'First sign-in',
    signOut: 'Sign out',
  },
  themes: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'As the device' },
  footer: { links: 'Recommended links', copyright: (year, site) => `© ${year} ${site}` },
  console: {
    label: 'Console',
    sub: 'Console',
    site: 'Site',
    settings: 'Site settings',
    links: 'Recommended links',
    toPortal: 'Back to the portal',
    forbidden: 'This needs the right to manage the site',
    forbiddenHint: 'If you should be able to enter, ask an administrator of the site for that right.',
  },
  coming: {
    title: 'This page is being built',
    hint: 'The address is right. It will open here; until then, have a look around.',
    home: 'Go to the home page',
  },
  notFound: {
    title: 'There is no such page',
    hint: 'The address may be mistyped, or the page has moved.',
    home: 'Go to the home page',
  },
  broken: {
    title: 'Something went wrong on this page',
    hint: 'What you have done so far is safe. Try opening it again.',
    reload: 'Open again',
  },
  outdated: {
    title: 'Part of this page did not arrive',
    hint: 'The portal may just have been updated, or the network is slow.',
    reload: 'Open again',
  },
}
