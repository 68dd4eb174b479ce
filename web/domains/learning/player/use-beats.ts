import { learningErrors, sendBeat } from '@lyceum/contract/learning'
import type { Args, Result } from '@lyceum/contract/kit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { call, isRefusal } from '#lib/api'

export type BeatAnswer = Result<typeof sendBeat>

type Beats = {
  /** Undefined while looking back: then nothing is sent. */
  readonly player: string | undefined
  readonly everySeconds: number
  /** Whether something is being watched or read right now; hidden pages are not. */
  readonly isWatching: boolean
  readonly position: () => number
  readonly onAnswer: (answer: BeatAnswer) => void
  readonly onElsewhere: () => void
  readonly onCode: () => void
}

type Code = { readonly codeId: string; readonly code: string }

/**
 * Tells the server that this player runs. A beat closes the time since the one before: while nothing is watched none is
 * sent, and the first one afterwards claims nothing. What counts is the server's to say.
 */
export function useBeats(beats: Beats) {
  const isVisible = usePageVisible()
  const [sender] = useState(() => new Sender())
  const latest = useRef(beats)
  useLayoutEffect(() => {
    latest.current = beats
  })
  const send = (claims: boolean, code?: Code) => sender.send(latest.current, claims, code)

  const { everySeconds } = beats
  const isRunning = beats.isWatching && isVisible && beats.player !== undefined
  useEffect(() => {
    if (!isRunning) return undefined
    const tell = (claims: boolean) => void sender.send(latest.current, claims)
    tell(false)
    const timer = setInterval(() => tell(true), everySeconds * 1000)
    return () => {
      clearInterval(timer)
      tell(true)
    }
  }, [isRunning, everySeconds, sender])

  return {
    /** Before a jump: what was watched up to here. */
    closeStretch: () => void (isRunning && send(true)),
    /** After a jump: it goes on from here. */
    beginStretch: () => void (isRunning && send(false)),
    answerCode: (codeId: string, code: string) => send(false, { codeId, code }),
  }
}

/** Numbers the beats of one player and sends them one after the other: one that is overtaken would count for nothing. */
class Sender {
  #seq = 0
  #last: Promise<void> = Promise.resolve()

  send(beats: Beats, claims: boolean, code?: Code): Promise<void> {
    const { player, position } = beats
    if (player === undefined) return Promise.resolve()
    this.#seq += 1
    // It begins with the whole second in which it is: parts of one cannot be credited.
    const place = claims ? position() : Math.floor(position())
    const said = { player, seq: this.#seq, position: place, isWatching: claims, ...code }
    const sent = this.#last.then(() => deliver(beats, said, code !== undefined))
    this.#last = sent.catch(() => undefined)
    return sent
  }
}

async function deliver(
  { onAnswer, onElsewhere, onCode }: Beats,
  said: Args<typeof sendBeat>,
  isCode: boolean,
) {
  try {
    const answer = await call(sendBeat, said)
    if (answer.isActive) onAnswer(answer)
    else onElsewhere()
  } catch (error) {
    // A beat that is lost costs its seconds and nothing else: the next one comes.
    if (isCode) throw error
    if (isRefusal(error, learningErrors.LEARN_CODE_REQUIRED.code)) onCode()
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
