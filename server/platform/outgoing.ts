import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress, isLoopback } from './outgoing/public-address.ts'
import type { Config } from './process/config.ts'

export type OutgoingRules = Pick<Config, 'NODE_ENV' | 'OUTGOING_HOSTS'>

export type OutgoingRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const maxMs = 5000
const maxBytes = 5_000_000

/** Thrown if a request may not be sent or its answer may not be accepted. */
export class OutgoingRefused extends Error {}

/**
 * All outgoing HTTP calls (D18): https to public addresses on port 443 or to hosts named by the operator, no redirects, no
 * cookies, 5 s, 5 MB. The address is checked when the socket connects, which defeats DNS rebinding. In development and
 * tests this machine itself may be called as well.
 */
export async function fetchOutside(
  rules: OutgoingRules,
  address: string | URL,
  { method = 'GET', headers = {}, body }: OutgoingRequest = {},
): Promise<Response> {
  const url = new URL(address)
  assertMayLeave(rules, url)
  const open = url.protocol === 'https:' ? httpsRequest : httpRequest
  const message = await new Promise<IncomingMessage>((resolveWith, reject) => {
    const call = open(url, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      },
      lookup: guardedLookup(rules, url.hostname),
      signal: AbortSignal.timeout(maxMs),
      agent: false,
    })
    call.on('socket', (socket) =>
      socket.once('connect', () => {
        if (!mayReach(rules, url.hostname, socket.remoteAddress ?? '')) call.destroy(notAllowed(url))
      }),
    )
    call.on('response', resolveWith)
    call.on('error', reject)
    call.end(body)
  })
  return answerOf(message, url)
}

async function answerOf(message: IncomingMessage, url: URL): Promise<Response> {
  const { statusCode = 0 } = message
  if (statusCode >= 300 && statusCode < 400) {
    message.destroy()
    throw new OutgoingRefused(`${url.host} wants to send us elsewhere.`)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) throw new OutgoingRefused(`${url.host} answers too much.`)
    chunks.push(chunk)
  }
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    name === 'set-cookie' ? [] : values.map((value) => [name, value] satisfies [string, string]),
  )
  const hasBody = statusCode !== 204 && statusCode !== 205
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: statusCode, headers })
}

function assertMayLeave(rules: OutgoingRules, url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isNear = rules.NODE_ENV !== 'production' && (isLoopback(host) || host === 'localhost')
  const isPort = isNear || url.port === '' || isNamedHost(rules, url.hostname)
  const isPlace = isIP(host) === 0 || mayReach(rules, url.hostname, host)
  if (!isScheme(url, isNear) || !isPort || !isPlace || url.username + url.password !== '')
    throw notAllowed(url)
}

const isScheme = ({ protocol }: URL, isNear: boolean) =>
  protocol === 'https:' || (isNear && protocol === 'http:')

const notAllowed = (url: URL) => new OutgoingRefused(`${url.protocol}//${url.host} may not be called.`)

/** Whether an address may be connected to, for a host that was requested by this name. */
export function mayReach(rules: OutgoingRules, host: string, address: string): boolean {
  if (isPublicAddress(address) || isNamedHost(rules, host)) return true
  return rules.NODE_ENV !== 'production' && isLoopback(address)
}

const isNamedHost = ({ OUTGOING_HOSTS }: OutgoingRules, host: string) =>
  OUTGOING_HOSTS.split(',').some(
    (name) => name.trim() !== '' && name.trim().toLowerCase() === host.toLowerCase(),
  )

/** Resolves a name and keeps only allowed addresses; with none left the connection fails. */
export function guardedLookup(rules: OutgoingRules, host: string): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const allowed = found.filter(({ address }) => mayReach(rules, host, address))
      const [first] = allowed
      if (!first) return callback(new OutgoingRefused(`${name} lies inside.`), [])
      if (options.all) return callback(null, allowed)
      return callback(null, first.address, first.family)
    })
  }
}
