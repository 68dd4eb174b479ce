import type { DeviceRecords } from '#lib/storage/device-records'
import type { Sent } from './answer-sheet.ts'

/** The answers on this device: kept until the server has them and the paper is handed in. */
export type Journal = {
  readonly read: () => Promise<readonly Sent[]>
  /** False when this browser cannot store. */
  readonly write: (sent: Sent) => Promise<boolean>
  readonly forget: () => Promise<void>
}

type Whose = { readonly person: string; readonly attemptId: string; readonly generation: number }

/**
 * The journal of one person's attempt; other users of this device cannot find it. Every window writes its own records
 * and reads all of them, so a stale window cannot overwrite newer answers.
 */
export function journalOf(records: DeviceRecords, { person, attemptId, generation }: Whose): Journal {
  const whole = `exam/${person}/${attemptId}/`
  const prefix = `${whole}${generation}/`
  const latest = new Map<string, Sent>()
  const writing = new Map<string, Promise<boolean>>()

  /** One write per question at a time; changes made meanwhile are written together afterwards. */
  async function drain(name: string): Promise<boolean> {
    let isStored = true
    for (let next = latest.get(name); next; next = latest.get(name)) {
      latest.delete(name)
      isStored = await records.put(prefix + name, next)
    }
    writing.delete(name)
    return isStored
  }

  return {
    read: async () => (await records.allUnder(whole)).filter(isSent),
    write: (sent) => {
      const name = sent.questionVersionId
      latest.set(name, sent)
      const written = writing.get(name) ?? drain(name)
      writing.set(name, written)
      return written
    },
    forget: async () => {
      latest.clear()
      await Promise.all(writing.values())
      await records.removeUnder(whole)
    },
  }
}

/** Ignores records of an older shape. */
function isSent(record: unknown): record is Sent {
  return (
    typeof record === 'object' &&
    record !== null &&
    'questionVersionId' in record &&
    typeof record.questionVersionId === 'string' &&
    'seq' in record &&
    typeof record.seq === 'number' &&
    'value' in record &&
    'isMarked' in record &&
    typeof record.isMarked === 'boolean'
  )
}
