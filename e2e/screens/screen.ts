import type { Page } from 'playwright-core'

export type Screen = {
  readonly name: string
  readonly path: string
  /** Whose screen it is; nobody's when left out. */
  readonly person?: string
  readonly host?: string
  /** What a person does before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>
  /** After it the session is somebody else's: the next screen signs in anew. */
  readonly isLeaving?: true
}

export const lin = { person: 'lin_zhixia' }
export const admin = { person: 'admin' }
export const manager = { person: 'he_yuanzhou' }
