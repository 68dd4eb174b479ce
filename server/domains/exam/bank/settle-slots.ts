import type { LeafContent, PaperKey, QuestionBody, QuestionContent } from '@lyceum/contract/exam'
import { optionsOf } from './question-rules.ts'

type Namer = () => string

/**
 * Gives options names that say nothing: an author who writes the right one first must not be read from its name. Names
 * that the version before had are kept, so that what was counted of an option goes on.
 */
export function settleSlots(body: QuestionBody, before: readonly string[], name: Namer): QuestionBody {
  const kept = new Set(before)
  if (body.content.type === 'SI')
    return {
      ...body,
      parts: body.parts.map((part) => ({ ...part, ...settled(part.content, part.key, { kept, name }) })),
    }
  return body.key ? { ...body, ...settled(body.content, body.key, { kept, name }) } : body
}

/** The names of all options of a question and of its parts. */
export const slotsOf = (contents: readonly QuestionContent[]) =>
  contents.flatMap((content) => optionsOf(content).map(({ slot }) => slot))

type Naming = { readonly kept: ReadonlySet<string>; readonly name: Namer }

function settled(
  leaf: LeafContent,
  key: PaperKey,
  { kept, name }: Naming,
): { content: LeafContent; key: PaperKey } {
  const given = new Map<string, string>()
  const nameFor = (slot: string) => {
    const known = given.get(slot) ?? (kept.has(slot) ? slot : name())
    given.set(slot, known)
    return known
  }
  const renamed = <T extends { readonly slot: string }>(options: readonly T[]) =>
    options.map((option) => ({ ...option, slot: nameFor(option.slot) }))
  if (leaf.type === 'MC' && key.type === 'MC')
    return {
      content: { ...leaf, options: renamed(leaf.options) },
      key: { ...key, right: nameFor(key.right) },
    }
  if (leaf.type === 'MC_MANY' && key.type === 'MC_MANY')
    return {
      content: { ...leaf, options: renamed(leaf.options) },
      key: { ...key, right: key.right.map(nameFor) },
    }
  if (leaf.type === 'MT' && key.type === 'MT') return pairsSettled(leaf, key, { kept, name })
  return { content: leaf, key }
}

/** The two sides may use the same names, so each has its own list. */
function pairsSettled(
  content: LeafContent & { type: 'MT' },
  key: PaperKey & { type: 'MT' },
  { kept, name }: Naming,
): { content: LeafContent; key: PaperKey } {
  const side = (options: typeof content.left) =>
    new Map(options.map(({ slot }) => [slot, kept.has(slot) ? slot : name()]))
  const [left, right] = [side(content.left), side(content.right)]
  const renamed = (options: typeof content.left, names: ReadonlyMap<string, string>) =>
    options.map((option) => ({ ...option, slot: names.get(option.slot) ?? option.slot }))
  const pairs = Object.entries(key.pairs).map(([from, to]): [string, string] => [
    left.get(from) ?? from,
    right.get(to) ?? to,
  ])
  return {
    content: { ...content, left: renamed(content.left, left), right: renamed(content.right, right) },
    key: { ...key, pairs: Object.fromEntries(pairs) },
  }
}
