import type { Site } from '#platform/ctx'

/** Sites are kept from the platform site alone; the permission says so too, and this does not rely on it. */
export function maySeeSites(site: Pick<Site, 'isPlatform'>): boolean {
  return site.isPlatform
}
