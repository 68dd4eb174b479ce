import { connect, isIP, Socket } from 'node:net'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { guardedLookup, mayReach, OutgoingRefused, type OutgoingRules } from '../outgoing.ts'

/**
 * The same protection for clients of other protocols, such as LDAP: sockets that reach only what `fetchOutside` may reach.
 * They have the signature of `net.connect` and `tls.connect`.
 */
export function socketsOutside(rules: OutgoingRules) {
  const placeOf = (port: number, host: string) => ({ port, host, lookup: guardedLookup(rules, host) })
  const isInside = (host: string) => isIP(host) !== 0 && !mayReach(rules, host, host)
  const createConnection = (port: number, host: string) =>
    isInside(host) ? closed(host) : connect(placeOf(port, host))
  const createSecureConnection = (
    place: number | ConnectionOptions,
    host?: string,
    options?: ConnectionOptions,
  ) => {
    // Called with options only, it upgrades an open socket to TLS.
    if (typeof place !== 'number' || host === undefined) return connectTls(place as ConnectionOptions)
    if (isInside(host)) return connectTls({ ...options, socket: closed(host) })
    return connectTls({ ...options, ...placeOf(place, host), servername: isIP(host) === 0 ? host : '' })
  }
  return {
    createConnection: createConnection as typeof connect,
    createSecureConnection: createSecureConnection as typeof connectTls,
  }
}

const closed = (host: string) => new Socket().destroy(new OutgoingRefused(`${host} lies inside.`))
