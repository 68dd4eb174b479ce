import { z } from 'zod'
import { commonErrors, endpoint } from '../kit/index.ts'
import { identityErrors } from './errors.ts'
import { codePurposes } from './enums.ts'

/** C-016. Single use, whether right or wrong; valid for 120 s and one purpose (D08). */
export const getCaptcha = endpoint({
  method: 'GET',
  path: '/app/api/captcha',
  kind: 'write',
  access: 'public',
  // Generating a picture costs more than a read.
  rate: 'code',
  summary: 'A picture with four characters, and the uuid that goes with it.',
  query: z.object({ purpose: z.enum(codePurposes).default('login') }),
  result: z.object({ uuid: z.string(), image: z.string(), expiresIn: z.int() }),
})

/**
 * The accessible alternative (WCAG 3.3.8): a puzzle that the browser solves in the background; the more failures from
 * an address, the harder it is. The solution is sent as `captchaCode` with its uuid.
 */
export const getPuzzle = endpoint({
  method: 'GET',
  path: '/app/api/captcha/puzzle',
  kind: 'write',
  access: 'public',
  rate: 'login',
  summary: 'A proof-of-work puzzle in place of the picture.',
  query: z.object({ purpose: z.enum(codePurposes).default('login') }),
  result: z.object({ uuid: z.string(), challenge: z.string(), zeroBits: z.int(), expiresIn: z.int() }),
})

/** C-017. The same answer for known and unknown numbers (D09). */
export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/app/api/captcha/sendSMSCode',
  kind: 'write',
  access: 'public',
  rate: 'code',
  summary: 'Sends a six-digit code to a mobile number.',
  body: z.object({
    mobile: z.string().max(30),
    captchaCode: z.string().max(20).optional(),
    uuid: z.string().max(64).optional(),
    // An SMS costs money: codes are sent only for purposes that use them.
    purpose: z.enum(['login']).default('login'),
  }),
  result: z.object({ resendIn: z.int() }),
  errors: [
    identityErrors.MOBILE_INVALID,
    identityErrors.CAPTCHA_INVALID,
    identityErrors.SMS_NOT_OFFERED,
    commonErrors.TOO_MANY_REQUESTS,
  ],
})

/** C-018. Shown now and then during study; a missed code pauses the time count but loses nothing. */
export const getStudyCaptcha = endpoint({
  method: 'GET',
  path: '/app/captcha/getCaptchaCode',
  kind: 'write',
  access: 'user',
  rate: 'code',
  summary: 'A code to type during study.',
  result: z.object({ id: z.uuid(), image: z.string(), closesIn: z.int() }),
})

/** C-019. Consumes the code, right or wrong. The only {id} that is a uuid. */
export const checkStudyCaptcha = endpoint({
  method: 'GET',
  path: '/app/captcha/checkCaptchaCode/:id',
  kind: 'write',
  access: 'user',
  summary: 'Whether the code typed during study is right.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ code: z.string().max(20).default('') }),
  result: z.object({ isRight: z.boolean() }),
})
