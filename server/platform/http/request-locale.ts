import { defaultLocale, type Locale, localeOf } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'

const known = new WeakMap<FastifyRequest, Locale>()

/** Answers this request in the language of the caller's account from now on (B-010). */
export function answerIn(request: FastifyRequest, locale: Locale): void {
  known.set(request, locale)
}

/** The language of an answer: the account's own; before sign-in the `locale` cookie, then the Accept-Language header. */
export function requestLocale(request: FastifyRequest): Locale {
  const own = known.get(request)
  if (own) return own
  const cookie = /(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  const preferred = request.headers['accept-language']?.split(',')[0]?.split(';')[0]
  return localeOf(cookie) ?? localeOf(preferred) ?? defaultLocale
}
