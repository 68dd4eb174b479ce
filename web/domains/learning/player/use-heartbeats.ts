import { learningErrors, recordHeartbeat } from '@lyceum/contract/learning'
import type { Args, Result } from '@lyceum/contract/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call, hasErrorCode } from '#lib/api'

export type HeartbeatAnswer = Result<typeof recordHeartbeat>

type HeartbeatOptions = {
  /** Undefined in review: then nothing is sent. */
  readonly player: string | undefined
  readonly everySeconds: number
  /** Whether something is being watched or read right now; never on hidden pages. */
  readonly isWatching: boolean
  readonly position: () => number
  readonly onAnswer: (answer: HeartbeatAnswer) => void
  readonly onElsewhere: () => void
  readonly onCode: () => void
}

type Code = { readonly codeId: string; readonly code: string }

/**
 * Sends heartbeats to the server. A heartbeat claims the time since the previous one: while nothing is watched none is
 * sent, and the first one afterwards claims nothing. The server decides what counts.
 */
export function useHeartbeats(options: HeartbeatOptions) {
  const isVisible = usePageVisible()
  const [sender] = useState(() => new Sender())
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const send = (claims: boolean, code?: Code) => sender.send(latest.current, claims, code)

  const { everySeconds } = options
  const isRunning = options.isWatching && isVisible && options.player !== undefined
  useEffect(() => {
    if (!isRunning) return undefined
    const sendNow = (claims: boolean) => void sender.send(latest.current, claims)
    sendNow(false)
    const timer = setInterval(() => sendNow(true), everySeconds * 1000)
    return () => {
      clearInterval(timer)
      sendNow(true)
    }
  }, [isRunning, everySeconds, sender])

  return {
    /** Before a seek: claims what was watched so far. */
    closeStretch: () => void (isRunning && send(true)),
    /** After a seek: starts a new stretch. */
    beginStretch: () => void (isRunning && send(false)),
    answerCode: (codeId: string, code: string) => send(false, { codeId, code }),
  }
}

/** Numbers the heartbeats of one player and sends them in order, because an overtaken one does not count. */
class Sender {
  #seq = 0
  #last: Promise<void> = Promise.resolve()

  send(options: HeartbeatOptions, claims: boolean, code?: Code): Promise<void> {
    const { player, position } = options
    if (player === undefined) return Promise.resolve()
    this.#seq += 1
    // Starts at a whole second, because fractions cannot be credited.
    const place = claims ? position() : Math.floor(position())
    const message = { player, seq: this.#seq, position: place, isWatching: claims, ...code }
    const sent = this.#last.then(() => deliver(options, message, code !== undefined))
    this.#last = sent.catch(() => undefined)
    return sent
  }
}

async function deliver(
  { onAnswer, onElsewhere, onCode }: HeartbeatOptions,
  message: Args<typeof recordHeartbeat>,
  isCode: boolean,
) {
  try {
    const answer = await call(recordHeartbeat, message)
    if (answer.isActive) onAnswer(answer)
    else onElsewhere()
  } catch (error) {
    // A lost heartbeat costs only its seconds: the next one follows.
    if (isCode) throw error
    if (hasErrorCode(error, learningErrors.LEARN_CODE_REQUIRED.code)) onCode()
  }
}

function usePageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}
