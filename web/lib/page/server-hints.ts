import { useEffect } from 'react'
import type { Socket } from 'socket.io-client'

let line: Promise<Socket> | undefined

/** One socket to the server for the whole page; its code is loaded with the first listener. */
function openLine(): Promise<Socket> {
  line ??= import('socket.io-client').then(({ io }) =>
    io({ transports: ['websocket'], reconnectionDelayMax: 30_000 }),
  )
  return line
}

/**
 * Calls back when the server hints that something of this person has changed. A hint only says "fetch again", and may
 * get lost, so listeners also poll from time to time.
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
