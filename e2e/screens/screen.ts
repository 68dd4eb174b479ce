import type { Page } from 'playwright-core'

export type Screen = {
  readonly name: string
  readonly path: string
  /** The person signed in; anonymous when left out. */
  readonly person?: string
  readonly host?: string
  /** Steps before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  /** The session changes to another person, so the next screen signs in again. */
  readonly isLeaving?: true
}

export const lin = { person: 'lin_zhixia' }
export const admin = { person: 'admin' }
export const manager = { person: 'he_yuanzhou' }
