import type { getPasswordPolicy } from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import type { FaultsOf } from './faults.ts'

/** The password policy of this site. */
export type Policy = Result<typeof getPasswordPolicy>

export type Need = 'length' | 'upper' | 'lower' | 'digit' | 'special'

export type Point = { readonly need: Need; readonly isMet: boolean }

/** The policy as a checklist while typing. Rules about the password history are left out. */
export function checklist(password: string, policy: Policy): readonly Point[] {
  // Counts characters, not code units.
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

/** The problems of a new password and its repetition. Without a policy only the server validates the password. */
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
