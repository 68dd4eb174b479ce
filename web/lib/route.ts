import type { ComponentType } from 'react'

/** The parts of the portal that a site may do without. */
export type Area =
  | 'certification'
  | 'exam'
  | 'knowledge'
  | 'qa'
  | 'circle'
  | 'map'
  | 'live'
  | 'lecturer'
  | 'fame'
  | 'mall'
  | 'pk'
  | 'news'
  | 'survey'

/** A page of the portal, with what the shell must know before it is loaded. */
export type PageRoute = {
  readonly path: string
  /** The name by which the specification decides layouts and the mobile guard. */
  readonly name?: string
  /** Opens without a session. */
  readonly isPublic?: true
  readonly frame: 'gate' | 'portal'
  /** A frame inside the portal's, with its own head and menu. Without it the page has the full width. */
  readonly inner?: InnerFrame
  readonly footer?: false
  readonly navbar?: false
  /** The area it belongs to; a site that disables the area does not have the page. */
  readonly area?: Area
  /** Opens in a new tab, so that the previous page stays open. */
  readonly newTab?: true
  /** Undefined while the page is not built: the shell then shows the coming page. */
  readonly load?: () => Promise<ComponentType>
}

/** The frames that pages share inside the portal's. */
export const innerFrames = ['circle', 'personal'] as const
export type InnerFrame = (typeof innerFrames)[number]

/** A redirect that keeps the query. */
export type RedirectRoute = { readonly path: string; readonly redirectTo: string; readonly isPublic?: true }

type Traits = Pick<PageRoute, 'name' | 'isPublic' | 'inner' | 'footer' | 'navbar' | 'newTab'>

/** A page with a valid address that is not built yet. */
export const coming = (path: string, traits: Traits = {}): PageRoute => ({ path, frame: 'portal', ...traits })
