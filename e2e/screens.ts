import type { Page } from 'playwright-core'

export type Screen = {
  readonly name: string
  readonly path: string
  /** Whose screen it is; nobody's when left out. */
  readonly person?: string
  readonly host?: string
  /** What a person does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

/** Every screen that is looked at, by name. Each room adds its own. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login' },
  { name: 'site-unknown', path: '/login', host: 'nowhere.localhost' },
  { name: 'home', path: '/home', person: 'lin_zhixia' },
  { name: 'not-found', path: '/no/such/page', person: 'lin_zhixia' },
  { name: 'console-settings', path: '/manage/settings', person: 'admin' },
  { name: 'console-links', path: '/manage/links', person: 'admin' },
]
