import type { Page } from 'playwright-core'
import type { Visit } from '../../harness/visit.ts'

/** One site with an outsider who submits content and an administrator who views it. */
export type Scene = {
  readonly host: string
  readonly admin: Visit
  readonly adminId: string
  readonly outsider: Visit
  readonly outsiderId: string
  /** The outsider's name, which is a payload too and is shown beside most of what they submit. */
  readonly name: Handed
  /** The next payload that fits the limit. */
  readonly text: (limit: number) => Handed
}

/** A text with a payload, and the mark by which it is found on a screen. */
export type Handed = { readonly text: string; readonly mark: string }

/** A privileged screen that shows submitted content. */
export type Shown = {
  readonly path: string
  /** The mark that must be visible, so that an empty screen proves nothing. */
  readonly mark: string
  /** What the administrator must do to see it. */
  readonly open?: (page: Page) => Promise<void>
}

/** A kind of text or file that an outsider can submit: how, and the screens that show it. */
export type Kind = {
  readonly name: string
  /** The contract fields that it fills, such as `POST /app/api/comment body.content`. */
  readonly fields: readonly string[]
  readonly handIn: (scene: Scene) => Promise<readonly Shown[]>
}
