import type { FaultsOf } from './faults.ts'
import { isEmail, isWritten } from './forms.ts'
import { captchaFault } from './login-check.ts'
import { passwordFaults, type Policy } from './new-password.ts'

type Captcha = Parameters<typeof captchaFault>[0]

/** The problems of a request for a reset link. */
export function forgetFaults(email: string, captcha: Captcha) {
  const faults: FaultsOf<'email' | 'captcha'> = { email: emailFault(email), captcha: captchaFault(captcha) }
  return faults
}

type Reset = { readonly password: string; readonly confirmPassword: string }

export function resetFaults({ password, confirmPassword }: Reset, policy: Policy | undefined) {
  const { confirm, ...rest } = passwordFaults({ password, confirm: confirmPassword }, policy)
  const faults: FaultsOf<keyof Reset> = { ...rest, confirmPassword: confirm }
  return faults
}

type Modify = Reset & { readonly oldPassword: string }

export function modifyFaults({ oldPassword, ...chosen }: Modify, policy: Policy | undefined) {
  const faults: FaultsOf<keyof Modify> = {
    oldPassword: oldPassword === '' ? 'oldPasswordMissing' : undefined,
    ...resetFaults(chosen, policy),
  }
  return faults
}

function emailFault(email: string) {
  if (!isWritten(email)) return 'emailMissing'
  return isEmail(email) ? undefined : 'emailFormat'
}
