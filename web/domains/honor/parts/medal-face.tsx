import type { MedalFace as Face } from '@lyceum/contract/honor'
import { Medal } from '#ui/picture/reward/medal'

type MedalFaceProps = {
  readonly medal: Pick<Face, 'glyph' | 'tier' | 'picture'>
  readonly size?: number
  readonly isLocked?: boolean
}

/** A medal: its own picture, or as the house draws it. Its name stands beside it. */
export function MedalFace({ medal: { glyph, tier, picture }, size = 96, isLocked = false }: MedalFaceProps) {
  if (picture && !isLocked) return <img src={picture} alt="" width={size} height={size} />
  return <Medal tier={isLocked ? 'locked' : tier} glyph={glyph} size={size} />
}
