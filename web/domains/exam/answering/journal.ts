import type { KeptRecords } from '#lib/kept-records'
import type { Sent } from './sheet.ts'

/** What was answered, on this device: there until the server has it and the paper is handed in. */
export type Journal = {
  readonly read: () => Promise<readonly Sent[]>
  /** False when this browser keeps nothing. */
  readonly write: (sent: Sent) => Promise<boolean>
  readonly forget: () => Promise<void>
}

type Whose = { readonly person: string; readonly attemptId: string; readonly generation: number }

/**
 * The journal of one person's attempt; nobody else who uses this device finds it. Every window writes on pages of its
 * own and reads all of them: one that was left open cannot write over what came after it.
 */
export function journalOf(records: KeptRecords, { person, attemptId, generation }: Whose): Journal {
  const whole = `exam/${person}/${attemptId}/`
  const prefix = `${whole}${generation}/`
  const latest = new Map<string, Sent>()
  const writing = new Map<string, Promise<boolean>>()

  /** One write of a question at a time; what was typed meanwhile is written after it, in one go. */
  async function drain(name: string): Promise<boolean> {
    let isKept = true
    for (let next = latest.get(name); next; next = latest.get(name)) {
      latest.delete(name)
      isKept = await records.put(prefix + name, next)
    }
    writing.delete(name)
    return isKept
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

/** Ours alone write here; a record of an older shape is passed over. */
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
