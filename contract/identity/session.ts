import { z } from 'zod'
import { commonErrors, endpoint, id, locales } from '../kit/index.ts'
import { identityErrors } from './errors.ts'

const answer = z.object({
  /** An identifier without any rights: the credential is the cookie (D02). */
  token: z.string(),
  /** Present if the password must be changed first; valid on /modify-pwd for ten minutes. */
  changeTicket: z.string().optional(),
})

const accountStateErrors = [
  identityErrors.ACCOUNT_NOT_APPROVED,
  identityErrors.ACCOUNT_EXPIRED,
  identityErrors.ACCOUNT_SUSPENDED,
] as const

const loginErrors = [
  identityErrors.label_user_login_error,
  identityErrors.LOGIN_FAILURE_WARNING,
  identityErrors.ACCOUNT_FROZEN,
  ...accountStateErrors,
  identityErrors.CAPTCHA_INVALID,
] as const

/**
 * C-001. Two payloads, one path: `userName` + `password`, or `usrSteUsrId` + `userPassword`, which is a salt of
 * 16 characters followed by the password encrypted with a key derived from it. The password is compared exactly as
 * typed; only the user name is trimmed (INV-S12).
 */
export const login = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/login',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Signs in with an account and a password.',
  body: z.object({
    userName: z.string().max(64).optional(),
    usrSteUsrId: z.string().max(64).optional(),
    password: z.string().max(1000).optional(),
    userPassword: z.string().max(1600).optional(),
    captchaCode: z.string().max(20).optional(),
    uuid: z.string().max(64).optional(),
  }),
  result: answer,
  errors: [
    ...loginErrors,
    identityErrors.LOGIN_NAME_REQUIRED,
    identityErrors.LOGIN_PASSWORD_REQUIRED,
    identityErrors.LOGIN_PASSWORD_LENGTH,
  ],
})

/** C-002. The token is a one-time ticket, never a session (D03). */
export const signOn = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/auth',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Signs in with the one-time ticket of an access_token address.',
  body: z.object({ token: z.string().min(1).max(200) }),
  result: answer,
  errors: [identityErrors.ERROR_TOKEN_INVALID, ...accountStateErrors],
})

/** C-003. Public: it succeeds even if the session is already gone. */
export const logout = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/logout',
  kind: 'write',
  access: 'public',
  whileViewing: true,
  summary: 'Ends the session of this cookie, if there is one.',
  body: z.object({ token: z.string().max(100).optional() }),
  result: z.boolean(),
  errors: [identityErrors.LOGOUT_FAILED],
})

/** C-004. The parameters are sent in the query with an empty body; a body is accepted as well. */
export const smsLogin = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/smsLogin',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Signs in with a mobile number and the code sent to it.',
  query: z.object({
    mobile: z.string().max(30).default(''),
    code: z.string().max(10).default(''),
    lang: z.string().max(20).optional(),
  }),
  body: z.object({
    mobile: z.string().max(30).optional(),
    code: z.string().max(10).optional(),
    lang: z.string().max(20).optional(),
  }),
  result: answer,
  errors: [
    ...loginErrors,
    identityErrors.MOBILE_INVALID,
    identityErrors.SMS_CODE_REQUIRED,
    identityErrors.SMS_NOT_OFFERED,
  ],
})

const role = z.object({ roleExtId: z.string(), title: z.string() })

/** C-005. Field names as in the shell document, odd spellings included. */
export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/app/api/user/current',
  kind: 'read',
  access: 'user',
  summary: 'Who am I.',
  query: z.object({ token: z.string().max(100).optional(), lang: z.string().max(20).optional() }),
  result: z.object({
    usrEntId: id('identity.account'),
    usrId: id('identity.account'),
    usrSteUsrId: z.string(),
    usrDisplayBil: z.string(),
    usrNickname: z.string(),
    name: z.string(),
    avatorImgPath: z.string(),
    usrPhoto: z.string(),
    roleList: z.array(role),
    currentRole: z.string(),
    access: z.array(z.string()),
    lastLoginTime: z.string().nullable(),
    curLan: z.enum(locales),
    roleUrlHome: z.string(),
    /** The real user and the end time, while somebody views the portal as this person. */
    viewing: z.object({ realName: z.string(), until: z.iso.datetime() }).optional(),
  }),
})

/** C-006. A GET that changes state, as specified; protected like a write (Q-016, D30). */
export const changeRole = endpoint({
  method: 'GET',
  path: '/app/api/role/change-role',
  kind: 'write',
  access: 'user',
  summary: 'Switches to another role of the own list: a new session id, and the address to load.',
  query: z.object({ roleExtId: z.string().max(60) }),
  result: z.object({ url: z.string() }),
  errors: [commonErrors.ERROR_HAVE_NO_PERMISSION],
})

/** Sign-in methods of this site, for the sign-in page. */
export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/app/api/sign-in-options',
  kind: 'read',
  access: 'public',
  summary: 'What the login page offers: captcha rule, SMS, registration, single sign-on providers.',
  result: z.object({
    captcha: z.enum(['ALWAYS', 'RISK']),
    sms: z.boolean(),
    registration: z.boolean(),
    /** Whether registering requires a picture of the signed form. */
    formImage: z.boolean(),
    providers: z.array(
      z.object({ id: id('identity.provider'), name: z.string(), kind: z.enum(['oidc', 'ldap']) }),
    ),
  }),
})

/** Starts single sign-on: the browser goes to the address, the provider redirects it to the page /sso/callback. */
export const startOidc = endpoint({
  method: 'POST',
  path: '/app/api/sso/oidc/start',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Begins an OpenID Connect sign-in (authorization code with PKCE).',
  body: z.object({ providerId: id('identity.provider') }),
  result: z.object({ url: z.string() }),
  errors: [identityErrors.PROVIDER_REFUSED],
})

export const finishOidc = endpoint({
  method: 'POST',
  path: '/app/api/sso/oidc/finish',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Completes it with the query that the provider sent back.',
  body: z.object({ query: z.string().min(1).max(4000) }),
  result: answer,
  errors: [identityErrors.PROVIDER_REFUSED, ...accountStateErrors],
})

export const ldapLogin = endpoint({
  method: 'POST',
  path: '/app/api/sso/ldap/login',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: "Signs in with the password of the organisation's directory.",
  body: z.object({
    providerId: id('identity.provider'),
    userName: z.string().max(64),
    password: z.string().max(1000),
    captchaCode: z.string().max(20).optional(),
    uuid: z.string().max(64).optional(),
  }),
  result: answer,
  errors: [
    ...loginErrors,
    identityErrors.LOGIN_NAME_REQUIRED,
    identityErrors.LOGIN_PASSWORD_REQUIRED,
    identityErrors.LOGIN_PASSWORD_LENGTH,
    identityErrors.PROVIDER_REFUSED,
  ],
})
