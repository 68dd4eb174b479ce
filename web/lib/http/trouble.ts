import { ApiError } from './api-error.ts'
import { currentLocale } from '../language/locale.ts'
import { notice, showError } from '../notice.ts'
import { endSession, hasUserInfo, session } from '../session.ts'
import { tabStorage } from '../storage/storage.ts'
import { type TroubleText, troubleText } from './trouble-text.ts'

type Message = { readonly text: string; readonly details: readonly string[] }

/** The message for an error, in plain text; undefined for a call replaced by a newer one. */
export function messageOf(error: unknown, t: TroubleText): Message | undefined {
  if (!(error instanceof ApiError)) return plain(t.unknownError)
  if (error.reason === 'cancelled') return undefined
  if (error.status === 401) return plain(signedOutText(error.errCode, t))
  if ([404, 413, 502, 504].includes(error.status)) return plain(t.serverError)
  return error.errMsg ? { text: error.errMsg, details: error.details } : plain(t.unknownError)
}

/** Shows an error. An expired session is not shown here: {@link leaveIfSignedOut} has already handled it. */
export function report(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  show(error)
}

/**
 * Handles a 401: shows the reason and forgets the user; the session listeners then open the login page. An anonymous
 * visitor sees no message.
 */
export function leaveIfSignedOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  if (session.getState().isLoggedIn || hasUserInfo()) {
    show(error)
    carryOver()
  }
  endSession('expired')
}

/** The message for an error in the language of the page, for a form that shows it itself. */
export function describe(error: unknown): string {
  return messageOf(error, troubleText[currentLocale()])?.text ?? ''
}

/** The console leaves by loading the login page; the current message must survive that. */
function carryOver(): void {
  const { current } = notice.getState()
  const keep = () => {
    if (current && notice.getState().current === current) tabStorage.set(savedErrorKey, current.text)
  }
  addEventListener('pagehide', keep, { once: true })
}

const savedErrorKey = 'lastWords'

/** Shows the message saved before the previous page was left. */
export function showSavedError(): void {
  const message = tabStorage.get(savedErrorKey)
  tabStorage.remove(savedErrorKey)
  if (message) showError(message)
}

function show(error: unknown): void {
  const message = messageOf(error, troubleText[currentLocale()])
  if (message) showError(message.text, message.details)
}

function signedOutText(errCode: string, t: TroubleText): string {
  if (errCode === 'ERROR_LANDED_SOMEWHERE_ELSE') return t.landedElsewhere
  return errCode === 'ERROR_TOKEN_INVALID' ? t.tokenInvalid : t.timedOut
}

const plain = (text: string): Message => ({ text, details: [] })
