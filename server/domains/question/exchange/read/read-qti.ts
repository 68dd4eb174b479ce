import type { LeafContent, PaperKey } from '@lyceum/contract/question'
import { type Element, readXml } from '#platform/content/read-xml'
import { bodyFrom, type ReadQuestion, treeOf } from './draft.ts'
import { pairLeaf } from './read-answer.ts'

type Leaf = { readonly content: LeafContent; readonly key: PaperKey }

/**
 * Items of QTI 2.1: one interaction each, of choices, texts or matching, and any number of blanks. Undefined: not a QTI
 * file. An unsupported element is a problem of that item alone.
 */
export function readQti(xml: string, from: number): ReadQuestion[] | undefined {
  const root = readXml(xml.replace(/<!DOCTYPE[^>[]*>/i, ''))
  const items = root && (root.name === 'assessmentItem' ? [root] : all(root, 'assessmentItem'))
  if (!items || items.length === 0) return undefined
  return items.map((item, index) => readItem(item, from + index))
}

function readItem(item: Element, line: number): ReadQuestion {
  const body = first(item, 'itemBody')
  const leaf = body && readBody(item, body)
  const title = item.attributes['title'] ?? item.attributes['identifier'] ?? ''
  const stem = (body ? textIn(body) : '') || title
  const explanation = all(item, 'modalFeedback')
    .map((child) => textIn(child))
    .join('\n')
  return {
    line,
    text: stem.slice(0, 2000),
    category: '',
    points: [],
    tags: [],
    difficulty: 3,
    cells: [title, stem.slice(0, 4000)],
    body: leaf && bodyFrom(leaf, { score: scoreIn(item), explanation }),
    problems: leaf ? [] : ['unsupported'],
  }
}

function readBody(item: Element, body: Element): Leaf | undefined {
  const [choice] = all(body, 'choiceInteraction')
  if (choice) return readChoice(item, body, choice)
  const [match] = all(body, 'matchInteraction')
  if (match) return readMatch(item, body, match)
  if (all(body, 'textEntryInteraction').length > 0) return readBlanks(item, body)
  if (all(body, 'extendedTextInteraction').length > 0)
    return {
      content: { type: 'ES', stem: treeOf(textIn(body)), maxLength: 2000 },
      key: { type: 'ES', guide: '' },
    }
  return undefined
}

function readChoice(item: Element, body: Element, choice: Element): Leaf | undefined {
  const right = new Set(rightValues(item, choice))
  const given = all(choice, 'simpleChoice')
  const options = given.map((child, at) => ({ slot: `o${at + 1}`, content: treeOf(textIn(child)) }))
  const chosen = given.flatMap((child, at) =>
    right.has(child.attributes['identifier'] ?? '') ? [`o${at + 1}`] : [],
  )
  const [only] = chosen
  if (only === undefined || options.length < 2 || options.length > 12) return undefined
  const stem = treeOf(textIn(body))
  return choice.attributes['maxChoices'] === '1'
    ? { content: { type: 'MC', stem, options }, key: { type: 'MC', right: only } }
    : { content: { type: 'MC_MANY', stem, options }, key: { type: 'MC_MANY', right: chosen, partial: true } }
}

function readMatch(item: Element, body: Element, match: Element): Leaf | undefined {
  const texts = new Map(
    all(match, 'simpleAssociableChoice').map((child) => [
      child.attributes['identifier'] ?? '',
      textIn(child),
    ]),
  )
  const sides = rightValues(item, match).map((pair): [string, string] => {
    const [left = '', right = ''] = pair.trim().split(/\s+/)
    return [texts.get(left) ?? '', texts.get(right) ?? '']
  })
  const isWhole = sides.length >= 2 && sides.every(([left, right]) => left !== '' && right !== '')
  return isWhole ? pairLeaf(textIn(body), sides) : undefined
}

function readBlanks(item: Element, body: Element): Leaf | undefined {
  const gaps = all(body, 'textEntryInteraction')
  const accepted = gaps.map((gap, at): [string, string[]] => [`b${at + 1}`, acceptedIn(item, gap)])
  if (accepted.length > 12 || accepted.some(([, texts]) => texts.length === 0)) return undefined
  const slotOf = new Map(gaps.map((gap, at) => [gap, `{{b${at + 1}}}`]))
  return {
    content: { type: 'FB', stem: treeOf(textIn(body, slotOf)), blanks: accepted.map(([slot]) => slot) },
    key: { type: 'FB', accepted: Object.fromEntries(accepted), exact: false },
  }
}

/** The response declaration of an interaction. */
const declared = (item: Element, { attributes }: Element) =>
  all(item, 'responseDeclaration').find(
    (child) => child.attributes['identifier'] === attributes['responseIdentifier'],
  )

function rightValues(item: Element, interaction: Element): string[] {
  const correct = first(declared(item, interaction), 'correctResponse')
  return correct ? all(correct, 'value').map(({ text }) => text.trim()) : []
}

/** The correct response and all values mapped to points. */
function acceptedIn(item: Element, gap: Element): string[] {
  const mapped = all(declared(item, gap), 'mapEntry').filter(
    ({ attributes }) => Number(attributes['mappedValue'] ?? 0) > 0,
  )
  const keys = mapped.map(({ attributes }) => attributes['mapKey'] ?? '')
  return [...new Set([...rightValues(item, gap), ...keys])].filter((text) => text !== '')
}

function scoreIn(item: Element): number {
  const outcome = all(item, 'outcomeDeclaration').find(
    ({ attributes }) => attributes['identifier'] === 'MAXSCORE',
  )
  const value = Number(first(first(outcome, 'defaultValue'), 'value')?.text ?? Number.NaN)
  return value >= 0.1 && value <= 1000 ? Math.round(value * 10) / 10 : 2
}

const blocks = new Set(['p', 'div', 'prompt', 'li', 'br', 'h1', 'h2', 'h3', 'tr'])
/** Elements that are read separately from the text around them. */
const apart = new Set(['simpleChoice', 'simpleMatchSet', 'extendedTextInteraction', 'modalFeedback'])

/** The text of an element in document order, a line for each paragraph; blanks as their slots. */
function textIn(element: Element, slotOf: ReadonlyMap<Element, string> = new Map()): string {
  const parts = element.content.map((child) => {
    if (typeof child === 'string') return child.replaceAll(/\s+/g, ' ')
    const slot = slotOf.get(child)
    if (slot !== undefined) return ` ${slot} `
    if (apart.has(child.name)) return ''
    return blocks.has(child.name) ? `\n${textIn(child, slotOf)}\n` : textIn(child, slotOf)
  })
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function all(element: Element | undefined, name: string): Element[] {
  return (element?.children ?? []).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...all(child, name),
  ])
}

const first = (element: Element | undefined, name: string) => all(element, name)[0]
