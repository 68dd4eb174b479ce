import type { ManagedRule } from '@lyceum/contract/points'

export type RuleState = 'on' | 'off' | 'waiting' | 'over' | 'unfed'

type RuleTiming = Pick<ManagedRule, 'isFed' | 'isOn' | 'points' | 'activeFrom' | 'activeUntil'>

/** Whether a rule gives points now, and if not, why. */
export function stateOf({ isFed, isOn, points, activeFrom, activeUntil }: RuleTiming, now: Date): RuleState {
  if (!isOn || points === 0) return 'off'
  if (!isFed) return 'unfed'
  if (activeUntil !== null && new Date(activeUntil) <= now) return 'over'
  return activeFrom !== null && new Date(activeFrom) > now ? 'waiting' : 'on'
}
