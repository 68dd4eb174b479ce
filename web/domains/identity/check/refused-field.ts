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

/** The field of a form that a refusal of the server speaks about; undefined when it speaks about the whole. */
export function refusedField<Field extends string>(
  error: unknown,
  ofForm: readonly Field[],
): Field | undefined {
  if (!(error instanceof ApiError) || !isOurs(error.errCode)) return undefined
  const meant = fields[error.errCode] ?? []
  return ofForm.find((field) => meant.includes(field))
}

const isOurs = (code: string): code is Code => Object.hasOwn(fields, code)
