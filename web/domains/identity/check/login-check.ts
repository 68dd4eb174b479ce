import type { FaultsOf } from './faults.ts'
import { isUserName, isWritten } from './forms.ts'
import { isMobile } from './mobile.ts'

export type Credentials = { readonly userName: string; readonly password: string }

type Captcha = {
  /** Whether a picture captcha must be typed. */
  readonly isAsked: boolean
  readonly typed: string
}

/** Login accepts any password once set; the policy applies when choosing one. */
const passwordLength = { min: 3, max: 128 }

/**
 * The problems of an account login; it is sent only without any. Any name is accepted, because imported names may not
 * match today's rules.
 */
export function loginFaults({ userName, password }: Credentials, captcha: Captcha) {
  const faults: FaultsOf<'userName' | 'password' | 'captcha'> = {
    userName: isWritten(userName) ? undefined : 'userNameMissing',
    password: passwordFault(password),
    captcha: captchaFault(captcha),
  }
  return faults
}

/** A directory has its own name rules: only missing values are reported. */
export function directoryFaults({ userName, password }: Credentials, captcha: Captcha) {
  const faults: FaultsOf<'userName' | 'password' | 'captcha'> = {
    userName: isWritten(userName) ? undefined : 'userNameMissing',
    password: password === '' ? 'passwordMissing' : undefined,
    captcha: captchaFault(captcha),
  }
  return faults
}

/** The problems of a request for a code: text messages cost money, so invalid numbers are rejected here. */
export function sendCodeFaults(mobile: string, captcha: Captcha) {
  const faults: FaultsOf<'mobile' | 'captcha'> = {
    mobile: mobileFault(mobile),
    captcha: captchaFault(captcha),
  }
  return faults
}

export function smsFaults({ mobile, code }: { readonly mobile: string; readonly code: string }) {
  const faults: FaultsOf<'mobile' | 'code'> = {
    mobile: mobileFault(mobile),
    code: isWritten(code) ? undefined : 'codeMissing',
  }
  return faults
}

export const captchaFault = ({ isAsked, typed }: Captcha) =>
  isAsked && !isWritten(typed) ? 'captchaMissing' : undefined

/** The credentials to send: the name trimmed, the password exactly as typed. */
export function credentialsToSend({ userName, password }: Credentials): Credentials {
  return { userName: userName.trim(), password }
}

/** Whether a name does not match today's rules: worth a hint after a failed login, because it may be a typo. */
export const isUnusualName = (userName: string): boolean => isWritten(userName) && !isUserName(userName)

/** The problem of a newly chosen name. */
export function userNameFault(userName: string) {
  if (!isWritten(userName)) return 'userNameMissing'
  return isUserName(userName) ? undefined : 'userNameFormat'
}

function passwordFault(password: string) {
  if (password === '') return 'passwordMissing'
  const { length } = password
  return length < passwordLength.min || length > passwordLength.max ? 'passwordLength' : undefined
}

function mobileFault(mobile: string) {
  if (!isWritten(mobile)) return 'mobileMissing'
  return isMobile(mobile) ? undefined : 'mobileFormat'
}
