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
import { safePath, takeLastPath } from '#lib/storage/last-path'
import { currentLocale } from '#lib/language/locale'
import { keepHandle } from '#lib/session'
import { loadUser } from './who-am-i.ts'
import { keepChangeTicket } from './change-ticket.ts'
import { type Credentials, credentialsToSend } from './check/login-check.ts'
import type { Proof } from './form/use-captcha.ts'

/** The agreements accepted at sign-in. */
type Agreed = { readonly agreementIds: readonly string[] }

/** Signs in, and returns the next page: the requested one, else the home page of the role. */
export async function enter(credentials: Credentials & Proof & Agreed): Promise<string> {
  const { captchaCode, uuid, agreementIds } = credentials
  return arrive(await call(login, { ...credentialsToSend(credentials), captchaCode, uuid }), agreementIds)
}

type Message = { readonly mobile: string; readonly code: string }

/** Signs in by a code in a text message. */
export async function enterBySms({ mobile, code, agreementIds }: Message & Agreed): Promise<string> {
  const sent = { mobile: mobile.trim(), code: code.trim(), lang: currentLocale() }
  return arrive(await call(smsLogin, sent), agreementIds)
}

type Directory = { readonly providerId: string }

/** Signs in with a password of the organisation's directory. */
export async function enterByDirectory(given: Credentials & Directory & Proof & Agreed): Promise<string> {
  const { agreementIds, ...rest } = given
  const sent = { ...rest, ...credentialsToSend(given) }
  return arrive(await call(ldapLogin, sent), agreementIds)
}

/** Signs in with the answer of a single sign-on provider. */
export async function enterByProvider(query: string): Promise<string> {
  return arrive(await call(finishOidc, { query }), [])
}

/** Loads the signed-in person, records their consent, and returns the next page. */
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

/** Records the consent given at sign-in. If that fails, the portal asks again. */
async function recordConsent(agreementIds: string[]): Promise<void> {
  try {
    const { mustAccept } = await call(checkAgreement)
    if (mustAccept) await call(acceptAgreement, { agreementIds })
  } catch {
    // The consent dialog of the portal asks again.
  }
}
