import { connect, type Socket } from 'node:net'

export type Reply = {
  readonly status: number
  readonly body: string
  /** In seconds, if the server sends Retry-After. */
  readonly retryAfter: number | undefined
}

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (error: Error) => void }

/**
 * One keep-alive connection with one request in progress. Written on a bare socket: it costs a fraction of node's own
 * client, leaves the cores to the server under test, and never retries, so that every failure is seen.
 */
export class Connection {
  readonly #port: number
  readonly #timeoutMs: number
  #socket: Socket | undefined
  #heard = ''
  #waiting: Waiting | undefined

  constructor(port: number, timeoutMs = 30_000) {
    this.#port = port
    this.#timeoutMs = timeoutMs
  }

  /** Sends a whole request and returns its answer; rejects on any socket error. */
  send(request: string): Promise<Reply> {
    if (this.#waiting) throw new Error('a request is already in progress')
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    this.#waiting = { resolve, reject }
    this.#socket ??= this.#open()
    this.#socket.write(request, 'utf8')
    return promise
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #open(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.#port, noDelay: true })
    socket.setEncoding('utf8').setTimeout(this.#timeoutMs)
    socket.on('data', (chunk: string) => this.#hear(socket, chunk))
    socket.on('timeout', () => socket.destroy(new Error('request timed out')))
    socket.on('error', (error) => this.#fail(socket, error))
    socket.on('close', () => this.#fail(socket, new Error('connection closed before the answer')))
    return socket
  }

  #hear(socket: Socket, chunk: string): void {
    this.#heard += chunk
    const answer = readAnswer(this.#heard)
    if (answer === 'malformed')
      socket.destroy(new Error(`answer without content-length: ${this.#heard.slice(0, 200)}`))
    if (!answer || answer === 'malformed') return
    this.#heard = ''
    if (answer.isLast && this.#socket === socket) this.close()
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(answer)
  }

  #fail(socket: Socket, error: Error): void {
    if (this.#socket !== socket) return
    this.#socket = undefined
    this.#heard = ''
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.reject(error)
  }
}

type Answer = Reply & { readonly isLast: boolean }

const lengthHeader = '\r\ncontent-length: '

/** Parses one answer; undefined while it is incomplete. */
export function readAnswer(text: string): Answer | 'malformed' | undefined {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const head = text.slice(0, headEnd).toLowerCase()
  const at = head.indexOf(lengthHeader)
  if (at === -1) return 'malformed'
  const length = Number.parseInt(head.slice(at + lengthHeader.length), 10)
  const body = text.slice(headEnd + 4)
  if (body.length < length && Buffer.byteLength(body) < length) return undefined
  const later = /\r\nretry-after: (\d+)/.exec(head)?.[1]
  const retryAfter = later === undefined ? undefined : Number(later)
  return {
    status: Number(head.slice(9, 12)),
    body,
    retryAfter,
    isLast: head.includes('\r\nconnection: close'),
  }
}
