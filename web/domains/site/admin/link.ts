import type { Result } from '@lyceum/contract/kit'
import type { listRecommendedLinks } from '@lyceum/contract/site'

type Listed = Result<typeof listRecommendedLinks>['records'][number]

export type LinkDraft = { readonly title: string; readonly accessUrl: string; readonly position: number }
export type Link = LinkDraft & { readonly id: string }

/** The list comes in its order; where a link does not say its place, its row stands for it. */
export function placed(listed: readonly Listed[]): readonly Link[] {
  return listed.map((link, row) => ({ ...link, position: positionOf(link) ?? row }))
}

function positionOf(link: object): number | undefined {
  return 'position' in link && typeof link.position === 'number' ? link.position : undefined
}
