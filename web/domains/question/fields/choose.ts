import type { AnswerValue } from '@lyceum/contract/question'

/** Chosen if it was not, and no longer chosen if it was. */
export function toggled(value: AnswerValue | null, slot: string): AnswerValue {
  const slots = value?.type === 'MC_MANY' ? value.slots : []
  const next = slots.includes(slot) ? slots.filter((key) => key !== slot) : [...slots, slot].toSorted()
  return { type: 'MC_MANY', slots: next }
}

/** Both sides belong to one pair at most; the same pair once more is taken apart. */
export function paired(value: AnswerValue | null, left: string, right: string): AnswerValue {
  const before = value?.type === 'MT' ? value.pairs : {}
  const others = Object.entries(before).filter(([key, other]) => key !== left && other !== right)
  const pairs: Record<string, string> = Object.fromEntries(others)
  if (before[left] !== right) pairs[left] = right
  return { type: 'MT', pairs }
}
