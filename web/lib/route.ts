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
  readonly load: () => Promise<ComponentType>
}

/** An address that only sends on, query included. */
export type RedirectRoute = { readonly path: string; readonly redirectTo: string; readonly isPublic?: true }

/** A page of the console; its path stands below `/manage`. */
export type ConsoleRoute = { readonly path: string; readonly load: () => Promise<ComponentType> }
