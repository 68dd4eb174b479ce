import type { AnswerValue } from '@lyceum/contract/question'

/** The state of one question: answer, mark, and what was sent and saved. */
export type Entry = {
  readonly value: AnswerValue | null
  readonly isMarked: boolean
  /** Rises with every change after a send; the server keeps the highest (INV-E03). */
  readonly seq: number
  /** The highest number sent, whether or not it arrived. */
  readonly sentSeq: number
  /** The highest number acknowledged by the server. */
  readonly savedSeq: number
}

/** A paper while it is being answered. */
export type Sheet = {
  readonly generation: number
  readonly entries: Readonly<Record<string, Entry>>
  /** The current question. */
  readonly current: string
}

/** One entry as it is sent. */
export type Sent = {
  readonly questionVersionId: string
  readonly seq: number
  readonly value: AnswerValue | null
  readonly isMarked: boolean
}

export type Act =
  | { readonly kind: 'answer'; readonly question: string; readonly value: AnswerValue | null }
  | { readonly kind: 'mark'; readonly question: string }
  | { readonly kind: 'go'; readonly question: string }
  | { readonly kind: 'sent'; readonly sent: readonly Sent[] }
  | { readonly kind: 'saved'; readonly sent: readonly Sent[] }

const fresh: Entry = { value: null, isMarked: false, seq: 0, sentSeq: 0, savedSeq: 0 }

/** A window that took over uses higher numbers than any older window, so late writes of older windows lose. */
const perGeneration = 10_000

export function actOn(sheet: Sheet, act: Act): Sheet {
  if (act.kind === 'answer') return changed(sheet, act.question, { value: act.value })
  if (act.kind === 'mark')
    return changed(sheet, act.question, { isMarked: !entryOf(sheet, act.question).isMarked })
  if (act.kind === 'go') return sheet.current === act.question ? sheet : { ...sheet, current: act.question }
  return noted(sheet, act.sent, act.kind === 'sent' ? 'sentSeq' : 'savedSeq')
}

export const entryOf = ({ entries }: Pick<Sheet, 'entries'>, question: string): Entry =>
  entries[question] ?? fresh

function changed(sheet: Sheet, question: string, change: Partial<Entry>): Sheet {
  const before = entryOf(sheet, question)
  const isInFlight = before.seq <= before.sentSeq
  const seq = isInFlight ? Math.max(before.seq, sheet.generation * perGeneration) + 1 : before.seq
  return { ...sheet, entries: { ...sheet.entries, [question]: { ...before, ...change, seq } } }
}

function noted(sheet: Sheet, sent: readonly Sent[], mark: 'sentSeq' | 'savedSeq'): Sheet {
  const news = sent.map(({ questionVersionId, seq }) => {
    const entry = entryOf(sheet, questionVersionId)
    return [questionVersionId, { ...entry, [mark]: Math.max(entry[mark], seq) }] as const
  })
  return { ...sheet, entries: { ...sheet.entries, ...Object.fromEntries(news) } }
}

/** What the server has not acknowledged yet. */
export const pendingOf = ({ entries }: Pick<Sheet, 'entries'>): readonly Sent[] =>
  Object.entries(entries)
    .filter(([, { seq, savedSeq }]) => seq > savedSeq)
    .map(([questionVersionId, { seq, value, isMarked }]) => ({ questionVersionId, seq, value, isMarked }))

/** Merges server and device: for each question the higher number wins, the server's if equal. */
export function merged(server: readonly Sent[], device: readonly Sent[]): Readonly<Record<string, Entry>> {
  const entries = new Map<string, Entry>()
  for (const { questionVersionId, seq, value, isMarked } of server)
    entries.set(questionVersionId, { value, isMarked, seq, sentSeq: seq, savedSeq: seq })
  for (const { questionVersionId, seq, value, isMarked } of device) {
    const savedSeq = entries.get(questionVersionId)?.seq ?? 0
    // It may have been sent before this page was loaded: another change needs another number.
    if (seq > savedSeq) entries.set(questionVersionId, { value, isMarked, seq, sentSeq: seq, savedSeq })
  }
  return Object.fromEntries(entries)
}
