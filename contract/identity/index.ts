import { z } from 'zod'
import { endpoint, id, locales } from '../kit/index.ts'
import { identityErrors } from './errors.ts'

export { identityErrors } from './errors.ts'

/** The four roles every site has; custom ones come beside them. */
export const roleCodes = ['NLRN', 'INSTR', 'TADM', 'ADM'] as const
export type RoleCode = (typeof roleCodes)[number]

/** C-001. The password is compared exactly as typed; only the user name is trimmed (INV-S12). */
export const login = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/login',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'Signs in with an account and a password. The credential is the cookie; `token` is only a handle.',
  body: z.object({ userName: z.string().trim().min(1).max(64), password: z.string().min(1).max(128) }),
  result: z.object({ token: z.string() }),
  errors: [
    identityErrors.label_user_login_error,
    identityErrors.ACCOUNT_NOT_APPROVED,
    identityErrors.ACCOUNT_SUSPENDED,
  ],
})

/** C-003. Public: it answers success even when the session has already gone. */
export const logout = endpoint({
  method: 'POST',
  path: '/app/user/single/userlogin/logout',
  kind: 'write',
  access: 'public',
  summary: 'Ends the session of this cookie, if there is one.',
  body: z.object({ token: z.string().max(100).optional() }),
  result: z.boolean(),
})

const role = z.object({ roleExtId: z.string(), title: z.string() })

/** C-005. Field names as the shell document gives them, odd spellings included. */
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
  }),
})
