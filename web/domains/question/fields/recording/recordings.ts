import { createContext, useContext } from 'react'
import type { DeviceRecords } from '#lib/storage/device-records'

/** A recording that is not uploaded yet. */
export type Take = { readonly sound: Blob; readonly seconds: number }

/** Stores recordings on this device until they are uploaded. */
export type Recordings = {
  readonly keep: (question: string, take: Take) => Promise<void>
  readonly waiting: (question: string) => Promise<Take | undefined>
  readonly drop: (question: string) => Promise<void>
  /** Suspends screen-cut detection during the browser's microphone prompt. */
  readonly excuse: () => () => void
}

const nothing = () => undefined
const nowhere: Recordings = {
  keep: () => Promise.resolve(),
  waiting: () => Promise.resolve(undefined),
  drop: () => Promise.resolve(),
  excuse: () => nothing,
}

export const RecordingsContext = createContext<Recordings>(nowhere)
export const useRecordings = (): Recordings => useContext(RecordingsContext)

type Whose = {
  readonly person: string
  readonly attemptId: string
  readonly excuse: Recordings['excuse']
}

export function recordingsOf(records: DeviceRecords, { person, attemptId, excuse }: Whose): Recordings {
  const nameOf = (question: string) => `exam/${person}/${attemptId}/sound/${question}/`
  return {
    keep: async (question, take) => {
      await records.put(nameOf(question), take)
    },
    waiting: async (question) => (await records.allUnder(nameOf(question))).find(isTake),
    drop: (question) => records.removeUnder(nameOf(question)),
    excuse,
  }
}

function isTake(record: unknown): record is Take {
  return (
    typeof record === 'object' &&
    record !== null &&
    'sound' in record &&
    record.sound instanceof Blob &&
    'seconds' in record &&
    typeof record.seconds === 'number'
  )
}
