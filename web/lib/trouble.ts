import { ApiError } from './http/api-error.ts'
import { currentLocale } from './locale.ts'
import { notice, showError } from './notice.ts'
import { endSession, hasUserInfo, session } from './session.ts'
import { keptForTab } from './storage.ts'
import { type TroubleText, troubleText } from './trouble-text.ts'

type Message = { readonly text: string; readonly details: readonly string[] }

/** What to say about an error, in plain text; nothing about a call that a newer one has replaced. */
export function messageOf(error: unknown, t: TroubleText): Message | undefined {
  if (!(error instanceof ApiError)) return plain(t.unknownError)
  if (error.reason === 'cancelled') return undefined
  if (error.status === 401) return plain(signedOutText(error.errCode, t))
  if ([404, 413, 502, 504].includes(error.status)) return plain(t.serverError)
  return error.errMsg ? { text: error.errMsg, details: error.details } : plain(t.unknownError)
}

/** Shows an error. A dead session is not shown here: {@link leaveIfSignedOut} has already dealt with it. */
export function report(error: unknown): void {
  if (error instanceof ApiError && error.status === 401) return
  show(error)
}

/**
 * What a 401 means for the page: say why and forget the person; the listeners of the session then lead to the login
 * page. Someone who was never signed in hears nothing.
 */
export function leaveIfSignedOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return
  if (session.getState().isLoggedIn || hasUserInfo()) {
    show(error)
    carryOver()
  }
  endSession('expired')
}

/** What to say about an error in the language of the page, for a form that shows it itself. */
export function describe(error: unknown): string {
  return messageOf(error, troubleText[currentLocale()])?.text ?? ''
}

/** The console leaves by loading the login page; what has just been said must not be lost on the way. */
function carryOver(): void {
  const { current } = notice.getState()
  const keep = () => {
    if (current && notice.getState().current === current) keptForTab.set(lastWords, current.text)
  }
  addEventListener('pagehide', keep, { once: true })
}

const lastWords = 'lastWords'

/** Says again what was said when the page before this one was left. */
export function sayLastWords(): void {
  const words = keptForTab.get(lastWords)
  keptForTab.remove(lastWords)
  if (words) showError(words)
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
