import { type PurposeName, resumable } from '@lyceum/contract/file'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#lib/api'
import type { Sending } from '#ui/media/sending-card'
import { type Pieces, uploadPieces } from '#lib/media/upload-pieces'

type State = {
  readonly file?: File
  readonly percent: number
  readonly isPaused: boolean
  readonly error?: unknown
}

const idle: State = { percent: 0, isPaused: false }

/** The upload of one file: it can be paused, resumes after an interruption, and reports its id when stored. */
export function useSending(purpose: PurposeName, onStored: (fileId: string) => void): Sending {
  const [state, setState] = useState(idle)
  const pieces = useRef<Pieces>(undefined)
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }))

  // Leaving the page pauses the upload; it can be resumed for a day by choosing the file again.
  useEffect(() => () => pieces.current?.pause(), [])

  function send(file: File) {
    setState({ ...idle, file })
    const sent = uploadPieces({
      file,
      purpose,
      target: resumable,
      onProgress: (percent) => change({ percent }),
    })
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
