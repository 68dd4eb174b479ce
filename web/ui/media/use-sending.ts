import type { PurposeName } from '@lyceum/contract/file'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api'
import { type Pieces, uploadPieces } from '#lib/upload-pieces'

export type Sending = {
  readonly file: Pick<File, 'name' | 'size'> | undefined
  readonly percent: number
  readonly isPaused: boolean
  readonly error: unknown
  readonly send: (file: File) => void
  readonly pause: () => void
  /** Goes on where it stopped, also after a refusal: what came before is not sent twice. */
  readonly resume: () => void
  readonly cancel: () => void
}

type State = {
  readonly file?: File
  readonly percent: number
  readonly isPaused: boolean
  readonly error?: unknown
}

const idle: State = { percent: 0, isPaused: false }

/** One file on its way: it may be paused, goes on after a cut, and says its number when it has arrived. */
export function useSending(purpose: PurposeName, onStored: (fileId: string) => void): Sending {
  const [state, setState] = useState(idle)
  const pieces = useRef<Pieces>(undefined)
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))

  // Whoever leaves the page stops sending; the upload waits a day for them to choose the file again.
  useEffect(() => () => pieces.current?.pause(), [])

  function send(file: File) {
    setState({ ...idle, file })
    const sent = uploadPieces({ file, purpose, onProgress: (percent) => change({ percent }) })
    pieces.current = sent
    sent.stored.then(
      (id) => {
        setState(idle)
        onStored(id)
      },
      (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'cancelled') setState(idle)
        else change({ error, isPaused: false })
      },
    )
  }

  return {
    file: state.file,
    percent: state.percent,
    isPaused: state.isPaused,
    error: state.error,
    send,
    pause: () => {
      pieces.current?.pause()
      change({ isPaused: true })
    },
    resume: () => {
      if (state.error !== undefined && state.file) return send(state.file)
      pieces.current?.resume()
      change({ isPaused: false })
    },
    cancel: () => {
      pieces.current?.cancel()
      setState(idle)
    },
  }
}
