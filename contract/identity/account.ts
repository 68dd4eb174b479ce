import { z } from 'zod'
import { endpoint, id } from '../kit/index.ts'
import { identityErrors } from './errors.ts'

const passwordErrors = [
  identityErrors.PASSWORD_CONFIRM_MISMATCH,
  identityErrors.PASSWORD_TOO_WEAK,
  identityErrors.PASSWORD_TOO_COMMON,
  identityErrors.PASSWORD_LENGTH,
  identityErrors.PASSWORD_REUSED,
] as const

/** C-012. */
export const getPasswordPolicy = endpoint({
  method: 'POST',
  path: '/app/api/user/pwd-policy',
  kind: 'read',
  access: 'public',
  summary: 'What a new password must look like (Q-004).',
  result: z.object({
    minLength: z.int(),
    maxLength: z.int(),
    needUpper: z.boolean(),
    needLower: z.boolean(),
    needDigit: z.boolean(),
    needSpecial: z.boolean(),
    historyCount: z.int(),
    maxAgeDays: z.int(),
  }),
})

/**
 * C-011. Whether a name is taken must be answered, so harvesting is slowed down: five calls a minute per address. A
 * captcha here would be used up before the form that needs it is sent.
 */
export const verifyName = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/verify-name',
  kind: 'read',
  access: 'public',
  rate: 'code',
  summary: 'Whether a user name is still free.',
  body: z.object({ userName: z.string().max(64) }),
  result: z.object({ isFree: z.boolean() }),
  errors: [identityErrors.LOGIN_NAME_FORMAT],
})

const day = z.union([z.iso.date(), z.literal('')])

/** C-008. A new account waits for approval unless the site is configured otherwise. */
export const register = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/register',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Online registration.',
  body: z.object({
    userName: z.string().max(64),
    name: z.string().max(60),
    gender: z.enum(['F', 'M', '']),
    birthday: day,
    employmentDate: day,
    phone: z.string().max(30).default(''),
    email: z.string().max(120).default(''),
    password: z.string().max(1000),
    confirmPassword: z.string().max(1000),
    captchaCode: z.string().max(20).optional(),
    uuid: z.string().max(64).optional(),
    agreementIds: z.array(id('identity.agreement')).max(4),
    /** A picture of the signed form, as a data URL of a PNG or JPEG; required if the site says so. */
    formImage: z.string().max(700_000).optional(),
  }),
  result: z.object({ state: z.enum(['pending', 'active']) }),
  errors: [
    identityErrors.REGISTER_CLOSED,
    identityErrors.REGISTER_NAME_TAKEN,
    identityErrors.REGISTER_FIELD_REQUIRED,
    identityErrors.REGISTER_DATE_ORDER,
    identityErrors.PHONE_FORMAT,
    identityErrors.EMAIL_INVALID,
    identityErrors.LOGIN_NAME_FORMAT,
    identityErrors.CAPTCHA_INVALID,
    ...passwordErrors,
  ],
})

/** C-009. The same answer whether or not the address is known (INV-S10). */
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/forget-pwd',
  kind: 'write',
  access: 'public',
  rate: 'code',
  summary: 'Asks for a link to set a new password, by mail.',
  body: z.object({
    email: z.string().max(200),
    captchaCode: z.string().max(20).optional(),
    uuid: z.string().max(64).optional(),
  }),
  result: z.object({ sent: z.literal(true) }),
  errors: [identityErrors.EMAIL_INVALID, identityErrors.CAPTCHA_INVALID],
})

/** C-010. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/app/api/trainee/user/reset-pwd',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Sets a new password with the link from the mail; ends all sessions of the account.',
  body: z.object({
    token: z.string().min(1).max(200),
    newPassword: z.string().max(1000),
    confirmPassword: z.string().max(1000),
  }),
  result: z.object({ changed: z.literal(true) }),
  errors: [identityErrors.ERROR_TOKEN_INVALID, ...passwordErrors],
})

/**
 * Changes one's own password with the old one; needs a session or the change ticket of a rejected login. The
 * documents send it to my/user; the profile domain forwards that variant here.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/app/api/user/change-pwd',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Changes the password; a new session begins and all others end.',
  body: z.object({
    ticket: z.string().max(200).optional(),
    oldPassword: z.string().max(1000),
    newPassword: z.string().max(1000),
    confirmPassword: z.string().max(1000),
  }),
  result: z.object({ changed: z.literal(true) }),
  errors: [
    identityErrors.PASSWORD_OLD_WRONG,
    identityErrors.ERROR_TOKEN_INVALID,
    identityErrors.ACCOUNT_FROZEN,
    ...passwordErrors,
  ],
})
