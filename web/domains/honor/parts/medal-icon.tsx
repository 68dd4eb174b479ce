import type { MedalSummary as MedalLook } from '@lyceum/contract/honor'
import { Medal } from '#ui/picture/reward/medal'

type MedalIconProps = {
  readonly medal: Pick<MedalLook, 'glyph' | 'tier' | 'picture'>
  readonly size?: number
  readonly isLocked?: boolean
}

/** A medal: its uploaded picture, or the generated one. Its name is shown beside it. */
export function MedalIcon({ medal: { glyph, tier, picture }, size = 96, isLocked = false }: MedalIconProps) {
  if (picture && !isLocked) return <img src={picture} alt="" width={size} height={size} />
  return <Medal tier={isLocked ? 'locked' : tier} glyph={glyph} size={size} />
}
