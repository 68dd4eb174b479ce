import { createConnection } from 'node:net'
import type { Address } from './settings.ts'

/** Whether something listens there. */
export function isOpen(address: Address): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = createConnection({ ...address, timeout: 2000 })
  const answer = (open: boolean) => () => {
    socket.destroy()
    resolve(open)
  }
  socket.on('connect', answer(true)).on('error', answer(false)).on('timeout', answer(false))
  return promise
}

/** Sends lines of a text protocol and returns everything received until the other side closes. */
export function converse(address: Address, lines: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = createConnection({ ...address, timeout: 2000 })
  let received = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
  socket.on('end', () => resolve(received)).on('error', reject)
  socket.on('timeout', () => socket.destroy(new Error('no answer within 2 s')))
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  return promise
}
