import type { Ctx } from '#platform/ctx'

/** Today at the site: `2026-11-15`. */
export function dayOf({ now, site }: Pick<Ctx, 'now' | 'site'>): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: site.zone }).format(now)
}
