type Account = {
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly expiresAt: Date | null
}

type Refusal = 'label_user_login_error' | 'ACCOUNT_NOT_APPROVED' | 'ACCOUNT_SUSPENDED' | 'ACCOUNT_EXPIRED'

/** Why an account may not come in, once the password was right; undefined: it may. */
export function whyNotIn({ state, expiresAt }: Account, now: Date): Refusal | undefined {
  // Who has left is told no more than a stranger.
  if (state === 'left') return 'label_user_login_error'
  if (state === 'pending') return 'ACCOUNT_NOT_APPROVED'
  if (state === 'suspended') return 'ACCOUNT_SUSPENDED'
  return expiresAt && expiresAt <= now ? 'ACCOUNT_EXPIRED' : undefined
}

type Password = { readonly mustChangePassword: boolean; readonly passwordChangedAt: Date | null }

/** Whether a right password lets nobody in any more until it is changed. */
export function mustChange(
  { mustChangePassword, passwordChangedAt }: Password,
  maxAgeDays: number,
  now: Date,
) {
  if (mustChangePassword) return true
  if (maxAgeDays === 0) return false
  // A password whose age nobody knows counts as old.
  return !passwordChangedAt || now.getTime() - passwordChangedAt.getTime() > maxAgeDays * 86_400_000
}

/** Login takes any password that may once have been set; the policy speaks where one is chosen (Q-003, D20). */
export const longestPassword = 128
