import type { Settings } from '@lyceum/contract/site'

/** Requirements for a new password on a site. */
export type Policy = {
  readonly minLength: number
  readonly maxLength: number
  readonly needUpper: boolean
  readonly needLower: boolean
  readonly needDigit: boolean
  readonly needSpecial: boolean
  readonly historyCount: number
  readonly maxAgeDays: number
}

export type Kind = 'upper' | 'lower' | 'digit' | 'special'

type PolicySettings = Pick<
  Settings,
  'password.profile' | 'password.minLength' | 'password.maxLength' | 'password.maxAgeDays'
>

/** A new password differs from this many before it (B-197). */
export const historyCount = 6

const nistMinLength = 15
const dengbaoMaxAgeDays = 90

/**
 * The three profiles of D20: the standard rule, the same with a change every 90 days (等保), or length instead of
 * classes (NIST). The bounds of the settings apply to all of them.
 */
export function policyOf(settings: PolicySettings): Policy {
  const { 'password.profile': profile, 'password.minLength': min, 'password.maxLength': maxLength } = settings
  const isNist = profile === 'nist'
  const needs = !isNist
  const age = settings['password.maxAgeDays']
  return {
    minLength: isNist ? Math.max(min, nistMinLength) : min,
    maxLength,
    needUpper: needs,
    needLower: needs,
    needDigit: needs,
    needSpecial: needs,
    historyCount,
    maxAgeDays: profile === 'dengbao' ? Math.min(age || dengbaoMaxAgeDays, dengbaoMaxAgeDays) : age,
  }
}

/** Counts visible characters, not code units. */
export function hasGoodLength(password: string, { minLength, maxLength }: Policy): boolean {
  const { length } = Array.from(password)
  return length >= minLength && length <= maxLength
}

/** The character classes that a password still needs. Chinese characters belong to none of the four. */
export function missingKinds(password: string, policy: Policy): Kind[] {
  const kinds: readonly (readonly [Kind, boolean, RegExp])[] = [
    ['upper', policy.needUpper, /\p{Lu}/u],
    ['lower', policy.needLower, /\p{Ll}/u],
    ['digit', policy.needDigit, /\p{Nd}/u],
    ['special', policy.needSpecial, /[^\p{L}\p{M}\p{N}\s]/u],
  ]
  return kinds.filter(([, isNeeded, sign]) => isNeeded && !sign.test(password)).map(([kind]) => kind)
}
