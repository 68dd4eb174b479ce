import type { FaultsOf } from './faults.ts'
import { isUserName, isWritten } from './forms.ts'
import { isMobile } from './mobile.ts'

export type Credentials = { readonly userName: string; readonly password: string }

type Captcha = {
  /** Whether characters are to be read from a picture at all. */
  readonly isAsked: boolean
  readonly typed: string
}

/** Login takes whatever was once set; the policy speaks where a password is chosen. */
const passwordLength = { min: 3, max: 128 }

/**
 * What is wrong with an account login; it is not sent until nothing is. Any name is: one that was imported may look
 * unlike those that can be chosen today.
 */
export function loginFaults({ userName, password }: Credentials, captcha: Captcha) {
  const faults: FaultsOf<'userName' | 'password' | 'captcha'> = {
    userName: isWritten(userName) ? undefined : 'userNameMissing',
    password: passwordFault(password),
    captcha: captchaFault(captcha),
  }
  return faults
}

/** A directory has its own rules for names: only what is missing is told. */
export function directoryFaults({ userName, password }: Credentials, captcha: Captcha) {
  const faults: FaultsOf<'userName' | 'password' | 'captcha'> = {
    userName: isWritten(userName) ? undefined : 'userNameMissing',
    password: password === '' ? 'passwordMissing' : undefined,
    captcha: captchaFault(captcha),
  }
  return faults
}

/** What is wrong with the request for a code: it costs money, so nothing is sent to a number that is none. */
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

/** What is sent: the name without blanks around it, the password exactly as typed. */
export function credentialsToSend({ userName, password }: Credentials): Credentials {
  return { userName: userName.trim(), password }
}

/** Whether a name looks unlike those that can be chosen: worth a hint once it was refused, for it may be a slip. */
export const isUnusualName = (userName: string): boolean => isWritten(userName) && !isUserName(userName)

/** What is wrong with a name that is being chosen. */
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
