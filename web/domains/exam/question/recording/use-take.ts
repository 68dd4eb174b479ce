import { useCallback, useEffect, useState } from 'react'
import { upload } from '#lib/upload'
import { useRecordings, type Take } from './recordings.ts'

/** How a recording gets to the server. */
type Passage = 'none' | 'sending' | 'waiting'

type Stored = { readonly fileId: string; readonly seconds: number }

/** Brings a recording to the server; until it is there it stays on this device, also through a reload. */
export function useTake(question: string, onStored: (stored: Stored) => void) {
  const { keep, waiting, drop } = useRecordings()
  const [take, setTake] = useState<Take>()
  const [passage, setPassage] = useState<Passage>('none')

  const send = useCallback(
    async (one: Take) => {
      setTake(one)
      setPassage('sending')
      try {
        const { id } = await upload(fileOf(one.sound), 'recording')
        onStored({ fileId: id, seconds: one.seconds })
        setPassage('none')
        await drop(question)
      } catch {
        setPassage('waiting')
      }
    },
    [drop, onStored, question],
  )

  useEffect(() => {
    void waiting(question).then((one) => one && send(one))
    // oxlint-disable-next-line react/exhaustive-deps -- once a question: what is recorded here goes through `record`
  }, [question])

  useEffect(() => {
    if (passage !== 'waiting' || !take) return undefined
    const again = () => void send(take)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [passage, take, send])

  return {
    take,
    passage,
    record: (one: Take) => void keep(question, one).then(() => send(one)),
    again: () => take && void send(take),
  }
}

const fileOf = (sound: Blob): File => {
  const isWebm = sound.type.startsWith('audio/webm')
  return new File([sound], isWebm ? 'answer.webm' : 'answer.mp4', { type: sound.type })
}
