type Account = {
  readonly state: 'pending' | 'active' | 'suspended' | 'left'
  readonly expiresAt: Date | null
}

type SignInError = 'label_user_login_error' | 'ACCOUNT_NOT_APPROVED' | 'ACCOUNT_SUSPENDED' | 'ACCOUNT_EXPIRED'

/** Why an account may not sign in although the password was right; undefined: it may. */
export function whyNotIn({ state, expiresAt }: Account, now: Date): SignInError | undefined {
  // A person who has left gets the same error as an unknown user.
  if (state === 'left') return 'label_user_login_error'
  if (state === 'pending') return 'ACCOUNT_NOT_APPROVED'
  if (state === 'suspended') return 'ACCOUNT_SUSPENDED'
  return expiresAt && expiresAt <= now ? 'ACCOUNT_EXPIRED' : undefined
}

type Password = { readonly mustChangePassword: boolean; readonly passwordChangedAt: Date | null }

/** Whether the password must be changed before the next sign-in. */
export function mustChange(
  { mustChangePassword, passwordChangedAt }: Password,
  maxAgeDays: number,
  now: Date,
) {
  if (mustChangePassword) return true
  if (maxAgeDays === 0) return false
  // A password of unknown age counts as old.
  return !passwordChangedAt || now.getTime() - passwordChangedAt.getTime() > maxAgeDays * 86_400_000
}

/** Login accepts any password that may once have been set; the policy applies where one is chosen (Q-003, D20). */
export const longestPassword = 128
