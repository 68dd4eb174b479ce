import type { PageRoute } from '#lib/route'

type Situation = {
  readonly page: Pick<PageRoute, 'name'> | undefined
  readonly isSignedIn: boolean
  readonly value: string | undefined
}

/** Whether a page has the watermark: only when the setting is ON, never on the training notice. */
export function isWatermarked({ page, isSignedIn, value }: Situation): boolean {
  return isSignedIn && value === 'ON' && page?.name !== 'trainNotice'
}
