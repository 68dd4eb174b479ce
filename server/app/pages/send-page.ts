import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/process/config'
import type { FirstScreen } from './first-screen.ts'
import { pagePolicy } from './page-policy.ts'
import { pageOf } from './page-of.ts'

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly config: Config }

/** Sends a page with a policy of its own. With the answers of a person in it, nothing may store it. */
export async function sendPage(
  { request, reply, config }: Exchange,
  template: string,
  screen?: FirstScreen,
): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64')
  reply
    .headers({
      'content-security-policy': pagePolicy(nonce, config),
      'cache-control': screen ? 'private, no-store' : 'no-cache',
      'permissions-policy': `camera=(self), microphone=(self), fullscreen=(self "https://${config.CONTENT_HOST}"), geolocation=(), payment=(), usb=()`,
      vary: 'Accept-Encoding',
    })
    .type('text/html; charset=utf-8')
  const page = pageOf(template, nonce, screen)
  const coding = codingOf(request.headers['accept-encoding'])
  if (!coding) return reply.send(page)
  return reply.header('content-encoding', coding).send(await compressors[coding](page))
}

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compressors = {
  br: (page: string) => promisify(brotliCompress)(page, quickly),
  gzip: (page: string) => promisify(gzip)(page),
}

/**
 * Compressing tells the length of what is secret beside what an attacker words (BREACH). Nothing of the request's wording
 * is in a page: of its address only numbers reach the calls, and the nonce differs in every answer.
 */
function codingOf(accepted = ''): keyof typeof compressors | undefined {
  const names = accepted.split(',').map((name) => name.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((coding) => names.includes(coding))
}
