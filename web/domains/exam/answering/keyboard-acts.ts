import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'
import { paired, toggled } from '#domains/question'

/** The action of a key on the paper. */
export type KeyAct =
  | { readonly kind: 'previous' | 'next' | 'mark' | 'handIn' }
  | { readonly kind: 'answer'; readonly value: AnswerValue }
  | { readonly kind: 'pick'; readonly slot: string }

type Pressed = {
  readonly key: string
  readonly isControl: boolean
  /** In a text field letters and arrows belong to the text. */
  readonly isTyping: boolean
}

/** The current question, its answer, and the chosen left side of a matching. */
type Place = {
  readonly question: LeafQuestion
  readonly value: AnswerValue | null
  readonly picked: string | undefined
}

const keyActs = { ArrowLeft: 'previous', ArrowRight: 'next', m: 'mark', M: 'mark' } as const

export function keyAct({ key, isControl, isTyping }: Pressed, place: Place): KeyAct | undefined {
  if (isControl) return key === 'Enter' ? { kind: 'handIn' } : undefined
  if (isTyping) return undefined
  const act = Object.entries(keyActs).find(([name]) => name === key)?.[1]
  return act ? { kind: act } : chosenBy(key, place)
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

/** Digits choose on the left, letters on the right, which makes a pair. */
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

/** 1 to 9 and A to L name the same positions. */
function placeOf(key: string): number | undefined {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  return /^[A-La-l]$/.test(key) ? (key.toUpperCase().codePointAt(0) ?? 65) - 65 : undefined
}
