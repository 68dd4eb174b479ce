import type { Site } from '#platform/ctx'

/** Sites are managed from the platform site only; the permission says so too, but this does not rely on it. */
export function maySeeSites(site: Pick<Site, 'isPlatform'>): boolean {
  return site.isPlatform
}
