import type { Page } from 'playwright-core'
import type { Visit } from '../../person.ts'

/** One site with somebody who hands things in and somebody who administers it. */
export type Scene = {
  readonly host: string
  readonly admin: Visit
  readonly adminId: string
  readonly stranger: Visit
  readonly strangerId: string
  /** The stranger's name, which is a payload too and stands beside most of what they hand in. */
  readonly name: Handed
  /** The next payload that fits so many characters. */
  readonly text: (limit: number) => Handed
}

/** A text with a payload, and the mark by which it is found on a screen. */
export type Handed = { readonly text: string; readonly mark: string }

/** A privileged screen that shows what was handed in. */
export type Shown = {
  readonly path: string
  /** The mark that must be seen there, so that nothing is proved by a screen that shows nothing. */
  readonly mark: string
  /** What the administrator does until it is shown. */
  readonly open?: (page: Page) => Promise<void>
}

/** A kind of text or file that a stranger can hand in: how, and the screens that show it. */
export type Kind = {
  readonly name: string
  /** The fields of the contract that it fills, as `POST /app/api/comment body.content`. */
  readonly fields: readonly string[]
  readonly handIn: (scene: Scene) => Promise<readonly Shown[]>
}
