import {
  acceptAgreement,
  checkAgreement,
  finishOidc,
  ldapLogin,
  login,
  smsLogin,
} from '@lyceum/contract/identity'
import type { Result } from '@lyceum/contract/kit'
import { call } from '#lib/api'
import { safePath, takeLastPath } from '#lib/last-path'
import { currentLocale } from '#lib/locale'
import { keepHandle } from '#lib/session'
import { loadUser } from '#lib/who-am-i'
import { keepChangeTicket } from './change-ticket.ts'
import { type Credentials, credentialsToSend } from './check/login-check.ts'
import type { Proof } from './form/use-captcha.ts'

/** What a person agreed to at the door. */
type Agreed = { readonly agreementIds: readonly string[] }

/** Signs in, and answers where the person goes now: where they wanted to be, else the home of their role. */
export async function enter(credentials: Credentials & Proof & Agreed): Promise<string> {
  const { captchaCode, uuid, agreementIds } = credentials
  return arrive(await call(login, { ...credentialsToSend(credentials), captchaCode, uuid }), agreementIds)
}

type Message = { readonly mobile: string; readonly code: string }

/** The same by a code in a short message. */
export async function enterBySms({ mobile, code, agreementIds }: Message & Agreed): Promise<string> {
  const sent = { mobile: mobile.trim(), code: code.trim(), lang: currentLocale() }
  return arrive(await call(smsLogin, sent), agreementIds)
}

type Directory = { readonly providerId: string }

/** The same with the password of the organisation's directory. */
export async function enterByDirectory(given: Credentials & Directory & Proof & Agreed): Promise<string> {
  const { agreementIds, ...rest } = given
  const sent = { ...rest, ...credentialsToSend(given) }
  return arrive(await call(ldapLogin, sent), agreementIds)
}

/** The same with what a provider of single sign-on sent back. */
export async function enterByProvider(query: string): Promise<string> {
  return arrive(await call(finishOidc, { query }), [])
}

/** Loads who has come in with what they agreed to at the door, and answers where they go. */
export async function goOn(agreementIds: readonly string[] = []): Promise<string> {
  const { roleUrlHome } = await loadUser()
  if (agreementIds.length > 0) await recordConsent([...agreementIds])
  return takeLastPath() ?? safePath(roleUrlHome) ?? '/home'
}

async function arrive(
  { token, changeTicket }: Result<typeof login>,
  agreementIds: readonly string[],
): Promise<string> {
  if (changeTicket !== undefined) {
    keepChangeTicket(changeTicket, agreementIds)
    return '/modify-pwd'
  }
  keepHandle(token)
  return goOn(agreementIds)
}

/** The tick at the door belongs to a person now. If that is not recorded, the portal asks once more: nothing is lost. */
async function recordConsent(agreementIds: string[]): Promise<void> {
  try {
    const { mustAccept } = await call(checkAgreement)
    if (mustAccept) await call(acceptAgreement, { agreementIds })
  } catch {
    // The dialog behind the door will ask.
  }
}
