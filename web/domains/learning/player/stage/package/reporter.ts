import type { Args, Result } from '@lyceum/contract/kit'
import { maxCmiFields, type reportScorm } from '@lyceum/contract/learning'
import type { Heard } from '#lib/launch'

type Piece = Pick<Args<typeof reportScorm>, 'cmi' | 'suspendData' | 'unsent'>
export type Answer = Result<typeof reportScorm>

/** What grows with every question; everything else is said first, and every time. */
const isListed = (name: string) => /^cmi\.[a-z_]+\.\d+\./.test(name)

/** Well below what the server takes in one call. */
const maxLetters = 200_000

/** A report in pieces: score, status and place first, then what is new or changed in the lists (M-03). */
export function piecesOf({ cmi, suspendData, unsent }: Heard, known: ReadonlyMap<string, string>): Piece[] {
  const fields = Object.entries(cmi)
  const head = fields.filter(([name]) => !isListed(name)).slice(0, maxCmiFields)
  const news = fields.filter(([name, value]) => isListed(name) && known.get(name) !== value)
  const remembered = suspendData === undefined ? {} : { suspendData }
  return [
    { cmi: Object.fromEntries(head), ...remembered, unsent: [...unsent] },
    ...chunksOf(news).map((chunk) => ({ cmi: Object.fromEntries(chunk) })),
  ]
}

function chunksOf(fields: readonly [string, string][]): (readonly [string, string])[][] {
  const chunks: [string, string][][] = []
  let letters = 0
  for (const field of fields) {
    const last = chunks.at(-1)
    letters += field[0].length + field[1].length
    if (last && last.length < maxCmiFields && letters <= maxLetters) last.push(field)
    else {
      chunks.push([field])
      letters = field[0].length + field[1].length
    }
  }
  return chunks
}

/** Why a report is not saved: not yet, or not at all. */
export type Trouble = 'waiting' | 'refused'

type Ways = {
  readonly send: (piece: Piece) => Promise<Answer>
  readonly onAnswer: (answer: Answer) => void
  /** Undefined once everything has arrived again. */
  readonly onTrouble: (trouble: Trouble | undefined) => void
  /** The server has said no: asking again changes nothing. */
  readonly isRefused: (error: unknown) => boolean
  readonly wait: (again: () => void) => void
}

/** Sends one report after the other; of those that wait only the newest counts, and a failed one is tried again. */
export function makeReporter({ send, onAnswer, onTrouble, isRefused, wait }: Ways) {
  const known = new Map<string, string>()
  let newest: Heard | undefined
  let isSending = false

  async function deliver(said: Heard): Promise<void> {
    for (const piece of piecesOf(said, known)) {
      onAnswer(await send(piece))
      for (const [name, value] of Object.entries(piece.cmi)) known.set(name, value)
    }
  }

  function fail(error: unknown, said: Heard | undefined): void {
    if (isRefused(error)) return onTrouble('refused')
    newest ??= said
    onTrouble('waiting')
    wait(() => void pump())
  }

  async function pump(): Promise<void> {
    if (isSending) return
    isSending = true
    let said = newest
    try {
      for (; said; said = newest) {
        newest = undefined
        await deliver(said)
      }
      onTrouble(undefined)
    } catch (error) {
      fail(error, said)
    }
    isSending = false
  }

  let delivered: Promise<void> = Promise.resolve()
  return {
    say: (said: Heard) => {
      newest = said
      delivered = Promise.all([delivered, pump()]).then(() => undefined)
    },
    /** Once everything that was said has arrived, or could not. */
    delivered: () => delivered,
  }
}
