import type { LeafContent, PaperKey } from '@lyceum/contract/question'
import { bodyFrom, optionsFrom, type ReadQuestion, slotAt, treeOf } from './draft.ts'
import { pairLeaf } from './read-answer.ts'

type Leaf = { readonly content: LeafContent; readonly key: PaperKey }

/**
 * Questions in Moodle's GIFT format: blocks of lines, separated by empty ones. Numbers with a tolerance are not supported;
 * unknown syntax is a problem of that block alone.
 */
export function readGift(text: string): ReadQuestion[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const questions: ReadQuestion[] = []
  let category = ''
  let block: string[] = []
  let from = 1
  const close = () => {
    const whole = block.join('\n').trim()
    block = []
    if (whole !== '') questions.push(readBlock(whole, { line: from, category }))
  }
  for (const [index, line] of [...lines, ''].entries()) {
    const named = /^\$CATEGORY:\s*(.+)$/.exec(line.trim())
    const isOpen = unclosed(block)
    if (line.trimStart().startsWith('//')) continue
    if (named || (line.trim() === '' && !isOpen)) close()
    if (named) category = (named[1] ?? '').replace(/^\$(?:course|system|module)\$\/(?:top\/)?/i, '').trim()
    else if (line.trim() !== '') {
      if (block.length === 0) from = index + 1
      block.push(line)
    }
  }
  return questions
}

/** Whether braces are still open: an empty line inside answers does not end a block. */
function unclosed(block: readonly string[]): boolean {
  const bare = block.join('\n').replaceAll(/\\./g, '')
  return bare.split('{').length > bare.split('}').length
}

type Place = { readonly line: number; readonly category: string }

function readBlock(whole: string, { line, category }: Place): ReadQuestion {
  const { title, before, answers, after } = apart(hide(whole))
  const shared = {
    line,
    category,
    points: [],
    tags: [],
    difficulty: 3,
    cells: [whole.slice(0, 4000)],
    text: show(before || title).slice(0, 2000),
  }
  const leaf = answers === undefined ? undefined : readAnswers(plain(before), answers, plain(after))
  if (!leaf) return { ...shared, body: undefined, problems: ['unsupported'] }
  const explanation = show(/####([\s\S]*)$/.exec(answers ?? '')?.[1] ?? '')
  return { ...shared, body: bodyFrom(leaf, { score: 2, explanation }), problems: [] }
}

type Block = { title: string; before: string; answers: string | undefined; after: string }

/** `::title:: text {answers} text`. */
function apart(text: string): Block {
  const named = /^::([\s\S]*?)::([\s\S]*)$/.exec(text)
  const rest = named?.[2] ?? text
  const parts = /^([\s\S]*?)\{([\s\S]*)\}([\s\S]*)$/.exec(rest)
  return {
    title: named?.[1] ?? '',
    before: parts?.[1] ?? rest,
    answers: parts?.[2],
    after: parts?.[3] ?? '',
  }
}

/** Drops a format prefix such as `[html]` and removes tags. */
const plain = (text: string) =>
  show(text.replace(/^\s*\[(?:html|moodle|plain|markdown)\]/i, ''))
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim()

type Answer = { readonly mark: '=' | '~'; readonly weight: number | undefined; readonly text: string }

function readAnswers(before: string, answers: string, after: string): Leaf | undefined {
  const answerText = answers.replace(/####[\s\S]*$/, '').trim()
  const stem = after === '' ? before : `${before} ____ ${after}`
  if (answerText === '')
    return { content: { type: 'ES', stem: treeOf(stem), maxLength: 2000 }, key: { type: 'ES', guide: '' } }
  const truth = /^(T|TRUE|F|FALSE)(?:#[\s\S]*)?$/i.exec(answerText)?.[1]
  if (truth !== undefined)
    return { content: { type: 'TF', stem: treeOf(stem) }, key: { type: 'TF', right: /^t/i.test(truth) } }
  if (answerText.startsWith('#')) return undefined
  const all = answersIn(answerText)
  if (all.length === 0) return undefined
  if (all.every(({ mark, text }) => mark === '=' && text.includes('->'))) return matching(stem, all)
  return all.every(({ mark }) => mark === '=') ? shortAnswer({ before, after }, all) : choices(stem, all)
}

function answersIn(answerText: string): Answer[] {
  return [...answerText.matchAll(/([=~])(?:%(-?[\d.]+)%)?([^=~]*)/g)].map(([, mark, weight, text = '']) => ({
    mark: mark === '=' ? '=' : '~',
    weight: weight === undefined ? undefined : Number(weight),
    text: plain(text.replace(/#[\s\S]*$/, '')),
  }))
}

function matching(stem: string, all: readonly Answer[]): Leaf | undefined {
  const sides = all.map(({ text }): [string, string] => {
    const [left = '', right = ''] = text.split('->').map((side) => side.trim())
    return [left, right]
  })
  return sides.length < 2 || sides.some(([, right]) => right === '') ? undefined : pairLeaf(stem, sides)
}

function shortAnswer({ before, after }: { before: string; after: string }, all: readonly Answer[]): Leaf {
  const stem = `${before} {{b1}} ${after}`.trim()
  return {
    content: { type: 'FB', stem: treeOf(stem), blanks: ['b1'] },
    key: { type: 'FB', accepted: { b1: all.map(({ text }) => text) }, exact: false },
  }
}

function choices(stem: string, all: readonly Answer[]): Leaf | undefined {
  const options = optionsFrom(all.map(({ text }) => text))
  const isRight = ({ mark, weight }: Answer) => (weight === undefined ? mark === '=' : weight > 0)
  const right = all.flatMap((option, at) => (isRight(option) ? [slotAt(at)] : []))
  const [only] = right
  if (only === undefined || options.length < 2) return undefined
  return right.length === 1
    ? { content: { type: 'MC', stem: treeOf(stem), options }, key: { type: 'MC', right: only } }
    : {
        content: { type: 'MC_MANY', stem: treeOf(stem), options },
        key: { type: 'MC_MANY', right, partial: true },
      }
}

const marks = '~=#{}:'
/** Hides characters escaped with a backslash while the text is parsed. */
const hide = (text: string) =>
  text.replaceAll(/\\([~=#{}:])/g, (_all, mark: string) => String.fromCodePoint(0xe000 + marks.indexOf(mark)))
const show = (text: string) =>
  text
    .replaceAll(/[\ue000-\ue005]/g, (mark) => marks[(mark.codePointAt(0) ?? 0) - 0xe000] ?? '')
    .replaceAll('\\n', '\n')
    .trim()
