import type { getPasswordPolicy } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import type { FaultsOf } from './faults.ts'

/** What a new password must look like on this site. */
export type Policy = Result<typeof getPasswordPolicy>

export type Need = 'length' | 'upper' | 'lower' | 'digit' | 'special'

export type Point = { readonly need: Need; readonly isMet: boolean }

/** The policy as a list to tick off while typing. What only the history knows is not on it. */
export function checklist(password: string, policy: Policy): readonly Point[] {
  // Characters as a person counts them, not as a computer stores them.
  const { length } = Array.from(password)
  const points: readonly (readonly [Need, boolean, boolean])[] = [
    ['length', true, length >= policy.minLength && length <= policy.maxLength],
    ['upper', policy.needUpper, /\p{Lu}/u.test(password)],
    ['lower', policy.needLower, /\p{Ll}/u.test(password)],
    ['digit', policy.needDigit, /\p{Nd}/u.test(password)],
    ['special', policy.needSpecial, /[^\p{L}\p{M}\p{N}\s]/u.test(password)],
  ]
  return points.filter(([, isNeeded]) => isNeeded).map(([need, , isMet]) => ({ need, isMet }))
}

type Chosen = { readonly password: string; readonly confirm: string }

/** What is wrong with a new password and its repetition. Without a policy the server alone decides on the first. */
export function passwordFaults({ password, confirm }: Chosen, policy: Policy | undefined) {
  const faults: FaultsOf<'password' | 'confirm'> = {
    password: policyFault(password, policy),
    confirm: confirmFault(password, confirm),
  }
  return faults
}

function policyFault(password: string, policy: Policy | undefined) {
  if (password === '') return 'newPasswordMissing'
  const isShort = policy && checklist(password, policy).some(({ isMet }) => !isMet)
  return isShort ? 'newPasswordWeak' : undefined
}

function confirmFault(password: string, confirm: string) {
  if (confirm === '') return 'confirmMissing'
  return confirm === password ? undefined : 'confirmDiffers'
}
