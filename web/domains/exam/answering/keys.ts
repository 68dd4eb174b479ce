import type { AnswerValue, LeafQuestion } from '@lyceum/contract/exam'

/** What a key means on the paper. */
export type KeyAct =
  | { readonly kind: 'previous' | 'next' | 'mark' | 'handIn' }
  | { readonly kind: 'answer'; readonly value: AnswerValue }
  | { readonly kind: 'pick'; readonly slot: string }

type Pressed = {
  readonly key: string
  readonly isControl: boolean
  /** In a field: then letters are words and arrows move in them. */
  readonly isTyping: boolean
}

/** Where the keys land: the question one is at, what stands there, and the left side chosen in a matching. */
type Place = {
  readonly question: LeafQuestion
  readonly value: AnswerValue | null
  readonly picked: string | undefined
}

const ways = { ArrowLeft: 'previous', ArrowRight: 'next', m: 'mark', M: 'mark' } as const

export function keyAct({ key, isControl, isTyping }: Pressed, place: Place): KeyAct | undefined {
  if (isControl) return key === 'Enter' ? { kind: 'handIn' } : undefined
  if (isTyping) return undefined
  const way = Object.entries(ways).find(([name]) => name === key)?.[1]
  return way ? { kind: way } : chosenBy(key, place)
}

function chosenBy(key: string, place: Place): KeyAct | undefined {
  const { question, value } = place
  const at = placeOf(key)
  if (at === undefined) return undefined
  if (question.type === 'MT') return matchedBy(key, place)
  if (question.type === 'TF')
    return at > 1 ? undefined : { kind: 'answer', value: { type: 'TF', isTrue: at === 0 } }
  if (question.type !== 'MC' && question.type !== 'MC_MANY') return undefined
  const slot = question.options[at]?.slot
  if (slot === undefined) return undefined
  return { kind: 'answer', value: question.type === 'MC' ? { type: 'MC', slot } : toggled(value, slot) }
}

/** Figures choose on the left, letters on the right, and a pair is made. */
function matchedBy(key: string, { question, value, picked }: Place): KeyAct | undefined {
  if (question.type !== 'MT') return undefined
  const at = placeOf(key) ?? 0
  if (/\d/.test(key)) {
    const slot = question.left[at]?.slot
    return slot === undefined ? undefined : { kind: 'pick', slot }
  }
  const right = question.right[at]?.slot
  if (right === undefined || picked === undefined) return undefined
  return { kind: 'answer', value: paired(value, picked, right) }
}

/** 1 to 9 and A to L name the same places. */
function placeOf(key: string): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  return /^[A-La-l]$/.test(key) ? (key.toUpperCase().codePointAt(0) ?? 65) - 65 : undefined
}

/** Chosen if it was not, and no longer chosen if it was. */
export function toggled(value: AnswerValue | null, slot: string): AnswerValue {
  const slots = value?.type === 'MC_MANY' ? value.slots : []
  const next = slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot].toSorted()
  return { type: 'MC_MANY', slots: next }
}

/** Both sides belong to one pair at most; the same pair once more is taken apart. */
export function paired(value: AnswerValue | null, left: string, right: string): AnswerValue {
  const before = value?.type === 'MT' ? value.pairs : {}
  const others = Object.entries(before).filter(([one, other]) => one !== left && other !== right)
  const pairs: Record<string, string> = Object.fromEntries(others)
  if (before[left] !== right) pairs[left] = right
  return { type: 'MT', pairs }
}
