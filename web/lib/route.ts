import type { Area } from '@lyceum/contract/site'
import type { ComponentType } from 'react'

/** A page of the portal and what the shell must know about it before it is loaded. */
export type PageRoute = {
  readonly path: string
  /** The name the specification decides layouts and the mobile guard by. */
  readonly name?: string
  /** Opens without a session. */
  readonly isPublic?: true
  readonly frame: 'gate' | 'portal'
  /** A frame inside the portal's, with a head and a menu of its own. Without it the page has the whole width. */
  readonly inner?: InnerFrame
  readonly footer?: false
  readonly navbar?: false
  /** The part of the portal it belongs to; a site that does without this part does not know the page. */
  readonly area?: Area
  /** Whoever goes there keeps the page they came from. */
  readonly newTab?: true
  /** Absent as long as the page is not built: the shell then says so in its place. */
  readonly load?: () => Promise<ComponentType>
}

/** The frames that pages share inside the portal's. */
export const innerFrames = ['circle', 'personal'] as const
export type InnerFrame = (typeof innerFrames)[number]

/** An address that only sends on, query included. */
export type RedirectRoute = { readonly path: string; readonly redirectTo: string; readonly isPublic?: true }

type Traits = Pick<PageRoute, 'name' | 'isPublic' | 'inner' | 'footer' | 'navbar' | 'newTab'>

/** A page whose address is already good, although the page itself is still being built. */
export const coming = (path: string, traits: Traits = {}): PageRoute => ({ path, frame: 'portal', ...traits })
