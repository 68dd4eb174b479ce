import type { ComponentType } from 'react'

/** A page of the portal and what the shell must know about it before it is loaded. */
export type PageRoute = {
  readonly path: string
  /** The name the specification decides layouts and the mobile guard by. */
  readonly name?: string
  /** Opens without a session. */
  readonly isPublic?: true
  readonly frame: 'gate' | 'portal'
  readonly footer?: false
  readonly navbar?: false
  /** Whoever goes there keeps the page they came from. */
  readonly newTab?: true
  /** Absent as long as the page is not built: the shell then says so in its place. */
  readonly load?: () => Promise<ComponentType>
}

/** An address that only sends on, query included. */
export type RedirectRoute = { readonly path: string; readonly redirectTo: string; readonly isPublic?: true }

/** A page of the console; its path stands below `/manage`. */
export type ConsoleRoute = { readonly path: string; readonly load: () => Promise<ComponentType> }

type Traits = Pick<PageRoute, 'name' | 'isPublic' | 'footer' | 'navbar' | 'newTab'>

/** A page whose address is already good, although the page itself is still being built. */
export const coming = (path: string, traits: Traits = {}): PageRoute => ({ path, frame: 'portal', ...traits })
