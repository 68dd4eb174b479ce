import { useCallback, useEffect, useState } from 'react'
import { upload } from '#domains/file'
import { useRecordings, type Take } from './recordings.ts'

/** The upload state of a recording. */
type Passage = 'none' | 'sending' | 'waiting'

type Stored = { readonly fileId: string; readonly seconds: number }

/** Uploads a recording; until then it stays on this device, also after a reload. */
export function useTake(question: string, onStored: (stored: Stored) => void) {
  const { keep, waiting, drop } = useRecordings()
  const [take, setTake] = useState<Take>()
  const [passage, setPassage] = useState<Passage>('none')

  const send = useCallback(
    async (newTake: Take) => {
      setTake(newTake)
      setPassage('sending')
      try {
        const { id } = await upload(fileOf(newTake.sound), 'recording')
        onStored({ fileId: id, seconds: newTake.seconds })
        setPassage('none')
        await drop(question)
      } catch {
        setPassage('waiting')
      }
    },
    [drop, onStored, question],
  )

  useEffect(() => {
    void waiting(question).then((newTake) => newTake && send(newTake))
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
    record: (newTake: Take) => void keep(question, newTake).then(() => send(newTake)),
    again: () => take && void send(take),
  }
}

const fileOf = (sound: Blob): File => {
  const isWebm = sound.type.startsWith('audio/webm')
  return new File([sound], isWebm ? 'answer.webm' : 'answer.mp4', { type: sound.type })
}
