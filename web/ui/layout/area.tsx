import { type ComponentType, createContext, lazy, use } from 'react'
import { loadPart } from '#lib/page/load-part'
import type { Area, PageRoute, RedirectRoute } from '#lib/route'
import type { Texts } from '#lib/text'
import type { IconName } from '../picture/icon.tsx'

export type AnyRoute = PageRoute | RedirectRoute

/** A link of the shell; the lowest order comes first. */
type AreaLink = { readonly to: string; readonly label: Texts<string>; readonly order: number }

/** An entry of the main bar, possibly with a panel. */
type BarLink = AreaLink & { readonly Panel?: ComponentType }

/** An entry of More. */
type MoreLink = AreaLink & { readonly icon: IconName }

export const personalGroups = ['own', 'together', 'growth', 'settings'] as const

/** An entry of the personal centre's rail. */
type PersonalLink = MoreLink & {
  readonly group: (typeof personalGroups)[number]
  readonly count?: 'unread'
}

/** A block of the home page, in a row with others; `to` is the page it previews. */
type HomeBlock = { readonly to: string; readonly order: number; readonly Part: ComponentType }

/** A part of the portal as its domain declares it: its routes, and its places in the shell. */
export type PortalArea = {
  /** The setting by which a site disables it. */
  readonly area?: Area
  readonly routes: readonly AnyRoute[]
  readonly bar?: BarLink
  readonly more?: readonly MoreLink[]
  readonly personal?: readonly PersonalLink[]
  readonly home?: readonly HomeBlock[]
}

/** A panel or block in its own chunk, loaded when it is first shown. */
export const lazyPart = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await loadPart(load) }))

/** The parts of the portal that the reader has. */
type Portal = {
  readonly bar: readonly BarLink[]
  readonly more: readonly MoreLink[]
  readonly personal: readonly PersonalLink[]
  readonly home: readonly HomeBlock[]
  /** Whether an address, with or without its query, leads to an existing page of an enabled area. */
  readonly leads: (to: string) => boolean
}

/** Collects what the areas declare, without links to pages that do not exist or are disabled. */
export function portalOf(areas: readonly PortalArea[], closed: readonly Area[] = []): Portal {
  const open = areas.filter(({ area }) => area === undefined || !closed.includes(area))
  const byPath = new Map(open.flatMap(({ routes }) => routes).map((route) => [route.path, route]))

  function leads(to: string): boolean {
    const route = byPath.get(to.split(/[?#]/, 1)[0] ?? to)
    if (!route) return false
    return 'redirectTo' in route ? leads(route.redirectTo) : route.load !== undefined
  }
  const inOrder = <T extends { readonly to: string; readonly order: number }>(links: readonly T[]) =>
    links.filter(({ to }) => leads(to)).toSorted((a, b) => a.order - b.order)

  return {
    bar: inOrder(open.flatMap(({ bar }) => bar ?? [])),
    more: inOrder(open.flatMap(({ more }) => more ?? [])),
    personal: inOrder(open.flatMap(({ personal }) => personal ?? [])),
    home: inOrder(open.flatMap(({ home }) => home ?? [])),
    leads,
  }
}

const PortalContext = createContext<Portal>(portalOf([]))

export const PortalProvider = PortalContext

/** The parts of the portal that exist, for components that link to its pages. */
export const usePortal = (): Portal => use(PortalContext)
