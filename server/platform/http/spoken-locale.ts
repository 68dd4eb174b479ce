import { defaultLocale, type Locale, localeOf } from '@lyceum/contract/kit'
import type { FastifyRequest } from 'fastify'

/** The language of an answer before anyone is known: the `locale` cookie, then the browser's first wish. */
export function spokenLocale(request: FastifyRequest): Locale {
  const cookie = /(?:^|;\s*)locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1]
  const wish = request.headers['accept-language']?.split(',')[0]?.split(';')[0]
  return localeOf(cookie) ?? localeOf(wish) ?? defaultLocale
}
