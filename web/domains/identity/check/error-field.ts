import type { identityErrors } from '@lyceum/contract/identity'
import { ApiError } from '#lib/api'

type Code = keyof typeof identityErrors

const fields: Readonly<Partial<Record<Code, readonly string[]>>> = {
  CAPTCHA_INVALID: ['captcha', 'code'],
  LOGIN_NAME_REQUIRED: ['userName'],
  LOGIN_NAME_FORMAT: ['userName'],
  REGISTER_NAME_TAKEN: ['userName'],
  LOGIN_PASSWORD_REQUIRED: ['password'],
  LOGIN_PASSWORD_LENGTH: ['password'],
  MOBILE_INVALID: ['mobile'],
  SMS_CODE_REQUIRED: ['code'],
  EMAIL_INVALID: ['email'],
  PHONE_FORMAT: ['phone'],
  REGISTER_DATE_ORDER: ['employmentDate'],
  PASSWORD_OLD_WRONG: ['oldPassword'],
  PASSWORD_CONFIRM_MISMATCH: ['confirmPassword'],
  PASSWORD_TOO_WEAK: ['password'],
  PASSWORD_TOO_COMMON: ['password'],
  PASSWORD_LENGTH: ['password'],
  PASSWORD_REUSED: ['password'],
}

/** The form field that a server error refers to; undefined when it concerns the whole form. */
export function refusedField<Field extends string>(
  error: unknown,
  ofForm: readonly Field[],
): Field | undefined {
  if (!(error instanceof ApiError) || !isOurs(error.errCode)) return undefined
  const matching = fields[error.errCode] ?? []
  return ofForm.find((field) => matching.includes(field))
}

const isOurs = (code: string): code is Code => Object.hasOwn(fields, code)
