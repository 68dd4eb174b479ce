import type { Args, Result } from '@lyceum/contract/kit'
import { maxCmiFields, type reportScorm } from '@lyceum/contract/learning'
import type { PackageReport } from '#lib/media/launch'

type Piece = Pick<Args<typeof reportScorm>, 'cmi' | 'suspendData' | 'unsent'>
export type Answer = Result<typeof reportScorm>

/** Values that grow with every question; everything else is sent first, and every time. */
const isListed = (name: string) => /^cmi\.[a-z_]+\.\d+\./.test(name)

/** Well below the server's limit per call. */
const maxLetters = 200_000

/** Splits a report: score, status and location first, then new or changed list values (M-03). */
export function piecesOf(
  { cmi, suspendData, unsent }: PackageReport,
  known: ReadonlyMap<string, string>,
): Piece[] {
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

/** Why a report is not saved: waiting for a retry, or rejected. */
export type Trouble = 'waiting' | 'refused'

type ReporterOptions = {
  readonly send: (piece: Piece) => Promise<Answer>
  readonly onAnswer: (answer: Answer) => void
  /** Undefined once everything is delivered again. */
  readonly onTrouble: (trouble: Trouble | undefined) => void
  /** Whether the server has rejected it, so that a retry is useless. */
  readonly isRefused: (error: unknown) => boolean
  readonly wait: (again: () => void) => void
}

/** Sends reports one after the other; of waiting ones only the newest counts, and a failed one is retried. */
export function makeReporter({ send, onAnswer, onTrouble, isRefused, wait }: ReporterOptions) {
  const known = new Map<string, string>()
  let newest: PackageReport | undefined
  let isSending = false

  async function deliver(report: PackageReport): Promise<void> {
    for (const piece of piecesOf(report, known)) {
      onAnswer(await send(piece))
      for (const [name, value] of Object.entries(piece.cmi)) known.set(name, value)
    }
  }

  function fail(error: unknown, report: PackageReport | undefined): void {
    if (isRefused(error)) return onTrouble('refused')
    newest ??= report
    onTrouble('waiting')
    wait(() => void pump())
  }

  async function pump(): Promise<void> {
    if (isSending) return
    isSending = true
    let report = newest
    try {
      for (; report; report = newest) {
        newest = undefined
        await deliver(report)
      }
      onTrouble(undefined)
    } catch (error) {
      fail(error, report)
    }
    isSending = false
  }

  let delivered: Promise<void> = Promise.resolve()
  return {
    submit: (report: PackageReport) => {
      newest = report
      delivered = Promise.all([delivered, pump()]).then(() => undefined)
    },
    /** Resolves once everything is delivered or has failed. */
    delivered: () => delivered,
  }
}
