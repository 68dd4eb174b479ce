import type { LeafContent, PaperKey, QuestionBody, QuestionContent } from '@lyceum/contract/question'
import { optionsOf } from './question-rules.ts'

type Namer = () => string

/**
 * Gives options random slot names, so that an author who writes the right option first does not reveal it. Slots of the
 * previous version are kept, so that the statistics of an option continue.
 */
export function settleSlots(body: QuestionBody, before: readonly string[], name: Namer): QuestionBody {
  const previousSlots = new Set(before)
  if (body.content.type === 'SI')
    return {
      ...body,
      parts: body.parts.map((part) => ({
        ...part,
        ...settleLeaf(part.content, part.key, { previousSlots, name }),
      })),
    }
  return body.key ? { ...body, ...settleLeaf(body.content, body.key, { previousSlots, name }) } : body
}

/** The slots of all options of a question and of its parts. */
export const slotsOf = (contents: readonly QuestionContent[]) =>
  contents.flatMap((content) => optionsOf(content).map(({ slot }) => slot))

type Naming = { readonly previousSlots: ReadonlySet<string>; readonly name: Namer }

function settleLeaf(
  leaf: LeafContent,
  key: PaperKey,
  { previousSlots, name }: Naming,
): { content: LeafContent; key: PaperKey } {
  const given = new Map<string, string>()
  const nameFor = (slot: string) => {
    const known = given.get(slot) ?? (previousSlots.has(slot) ? slot : name())
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
  if (leaf.type === 'MT' && key.type === 'MT') return settlePairs(leaf, key, { previousSlots, name })
  return { content: leaf, key }
}

/** The two sides may use the same slots, so each has its own map. */
function settlePairs(
  content: LeafContent & { type: 'MT' },
  key: PaperKey & { type: 'MT' },
  { previousSlots, name }: Naming,
): { content: LeafContent; key: PaperKey } {
  const side = (options: typeof content.left) =>
    new Map(options.map(({ slot }) => [slot, previousSlots.has(slot) ? slot : name()]))
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
