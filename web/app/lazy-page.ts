import type { ComponentType } from 'react'
import { loadPart } from '#lib/load-part'

/**
 * A page that is loaded when someone goes there. If its part does not arrive, the page is one that throws: the router
 * shows nothing at all for a route whose `lazy` was rejected on the first load.
 */
export function lazyPage(load: () => Promise<ComponentType>) {
  return {
    Component: (): Promise<ComponentType> =>
      loadPart(load).catch((error: unknown) => () => {
        throw error instanceof Error ? error : new Error(String(error))
      }),
  }
}
