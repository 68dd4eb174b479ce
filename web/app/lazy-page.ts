import type { ComponentType } from 'react'
import { loadPart } from '#lib/page/load-part'

/**
 * A lazily loaded page. If its chunk fails to load, the page is a component that throws: the router shows nothing at all
 * for a route whose `lazy` was rejected on the first load.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  return {
    Component: (): Promise<ComponentType> =>
      loadPart(load).catch((error: unknown) => () => {
        throw error instanceof Error ? error : new Error(String(error))
      }),
  }
}
