import type { FaultsOf } from './faults.ts'
import { isEmail, isWritten } from './forms.ts'
import { captchaFault, userNameFault } from './login-check.ts'
import { isMobile } from './mobile.ts'
import { type Policy, passwordFaults } from './new-password.ts'

export type Registration = {
  readonly userName: string
  readonly name: string
  readonly gender: string
  readonly birthday: string
  readonly employmentDate: string
  readonly phone: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  /** A picture as a data URL; empty when none was chosen. */
  readonly formImage: string
  readonly captcha: string
}

type Around = {
  readonly policy: Policy | undefined
  readonly isFormImageAsked: boolean
  readonly isCaptchaAsked: boolean
}

/** The problems of a registration; it is sent only without any. */
export function registrationFaults(form: Registration, { policy, isFormImageAsked, isCaptchaAsked }: Around) {
  const { password, confirm } = passwordFaults(
    { password: form.password, confirm: form.confirmPassword },
    policy,
  )
  const faults: FaultsOf<keyof Registration> = {
    userName: userNameFault(form.userName),
    name: isWritten(form.name) ? undefined : 'nameMissing',
    gender: form.gender === '' ? 'genderMissing' : undefined,
    birthday: form.birthday === '' ? 'birthdayMissing' : undefined,
    employmentDate: employmentFault(form),
    phone: isWritten(form.phone) && !isMobile(form.phone) ? 'phoneFormat' : undefined,
    email: isWritten(form.email) && !isEmail(form.email) ? 'emailFormat' : undefined,
    password,
    confirmPassword: confirm,
    formImage: isFormImageAsked && form.formImage === '' ? 'formImageMissing' : undefined,
    captcha: captchaFault({ isAsked: isCaptchaAsked, typed: form.captcha }),
  }
  return faults
}

/** Employment cannot precede birth. Dates compare as strings: `2026-03-18`. */
function employmentFault({ birthday, employmentDate }: Registration) {
  if (employmentDate === '') return 'employmentMissing'
  return birthday !== '' && employmentDate < birthday ? 'dateOrder' : undefined
}
