import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'

let line: Promise<Socket> | undefined

/** One line to the server for the whole page; its program comes with the first who listens. */
function openLine(): Promise<Socket> {
  line ??= import('socket.io-client').then(({ io }) =>
    io({ transports: ['websocket'], reconnectionDelayMax: 30_000 }),
  )
  return line
}

/**
 * Calls back when the server hints that something of this person's has changed. A hint says only "look again", and may
 * be lost: whoever listens also looks from time to time.
 */
export function useHint(name: string, onHint: () => void): void {
  useEffect(() => {
    let isOver = false
    void openLine().then(
      (socket) => {
        if (!isOver) socket.on(name, onHint)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      void line?.then((socket) => socket.off(name, onHint))
    }
  }, [name, onHint])
}
