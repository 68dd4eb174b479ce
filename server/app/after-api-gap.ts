import { openCtx } from '#platform/ctx/open-ctx'
import type { Parts } from '#platform/parts'
import type { Domain } from '#platform/domain'
import { listenersOf, sites } from './resolvers.ts'

/** Runs each domain's `onApiGap` on every site when API nodes are back; a site that fails does not stop the others. */
export function afterGap(parts: Parts, domains: readonly Domain[]): () => Promise<void> {
  const listeners = listenersOf(domains)
  const work = domains.flatMap(({ onApiGap }) => onApiGap ?? [])
  return async () => {
    const all = await sites.all(
      parts.database.acrossSites('after a gap every site is looked at'),
      parts.clock.now(),
    )
    for (const site of all) {
      for (const onGap of work) {
        await onGap(openCtx({ parts, listeners, site })).catch((error: unknown) =>
          parts.log.error({ err: error, siteId: site.id }, 'site check after an API gap failed'),
        )
      }
    }
  }
}
