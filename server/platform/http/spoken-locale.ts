import { defaultLocale, type Locale, localeOf } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'

const known = new WeakMap<FastifyRequest, Locale>()

/** From here on everything about this request is said in the language that the caller's account has chosen (B-010). */
export function answerIn(request: FastifyRequest, locale: Locale): void {
  known.set(request, locale)
}

/** The language of an answer: the account's own; before anyone is known the `locale` cookie, then the browser's wish. */
export function spokenLocale(request: FastifyRequest): Locale {
  const own = known.get(request)
  if (own) return own
  const cookie = /(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  const wish = request.headers['accept-language']?.split(',')[0]?.split(';')[0]
  return localeOf(cookie) ?? localeOf(wish) ?? defaultLocale
}
