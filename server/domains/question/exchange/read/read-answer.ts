import type { LeafContent, PaperKey, QuestionType } from '@lyceum/contract/question'
import { letters } from './columns.ts'
import { optionsFrom, slotAt, treeOf } from './draft.ts'

type Written = { readonly stem: string; readonly options: readonly string[]; readonly answer: string }
type Leaf = { readonly content: LeafContent; readonly key: PaperKey }

/** A question as written in a row; undefined: its answer cannot be read. */
export function readLeaf(type: Exclude<QuestionType, 'SI'>, written: Written): Leaf | undefined {
  return readers[type](written)
}

const readers: Readonly<Record<Exclude<QuestionType, 'SI'>, (written: Written) => Leaf | undefined>> = {
  MC: ({ stem, options, answer }) => {
    const [right, ...more] = lettersIn(answer)
    if (right === undefined || more.length > 0 || options.length < 2) return undefined
    return {
      content: { type: 'MC', stem: treeOf(stem), options: optionsFrom(options) },
      key: { type: 'MC', right: slotAt(right) },
    }
  },
  MC_MANY: ({ stem, options, answer }) => {
    const right = lettersIn(answer)
    if (right.length === 0 || options.length < 2) return undefined
    return {
      content: { type: 'MC_MANY', stem: treeOf(stem), options: optionsFrom(options) },
      key: { type: 'MC_MANY', right: right.map(slotAt), partial: true },
    }
  },
  TF: ({ stem, answer }) => {
    const right = truthOf(answer)
    return right === undefined
      ? undefined
      : { content: { type: 'TF', stem: treeOf(stem) }, key: { type: 'TF', right } }
  },
  FB: ({ stem, answer }) => blanks(stem, answer),
  MT: ({ stem, options }) => pairs(stem, options),
  ES: ({ stem, answer }) => ({
    content: { type: 'ES', stem: treeOf(stem), maxLength: 2000 },
    key: { type: 'ES', guide: answer },
  }),
  SR: ({ stem, answer }) => ({
    content: { type: 'SR', stem: treeOf(stem), maxSeconds: 120 },
    key: { type: 'SR', guide: answer },
  }),
}

/** `ACD`, `A,C` and `A、C` alike, as positions from 0. */
function lettersIn(answer: string): number[] {
  const bare = answer.toUpperCase().replaceAll(/[\s,，、;；|]/g, '')
  const places = bare.split('').map((letter) => letters.findIndex((item) => item === letter))
  return places.includes(-1) ? [] : [...new Set(places)].toSorted((a, b) => a - b)
}

const yes = ['对', '對', '正确', '正確', '是', '√', '✓', 't', 'true', 'yes', 'y', '1']
const no = ['错', '錯', '错误', '錯誤', '否', '×', '✗', 'x', 'f', 'false', 'no', 'n', '0']

function truthOf(answer: string): boolean | undefined {
  const answerText = answer.trim().toLowerCase()
  if (yes.includes(answerText)) return true
  return no.includes(answerText) ? false : undefined
}

/** Each run of underscores is a blank; answers are separated by semicolons, alternatives by a bar. */
function blanks(stem: string, answer: string): Leaf | undefined {
  const accepted = answer.split(/[;；]/).map((item) =>
    item
      .split(/[|｜]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  )
  const slots: string[] = []
  const shown = stem.replaceAll(
    /_{2,}|（\s*）|\(\s*\)/g,
    () => `{{${slots[slots.push(`b${slots.length + 1}`) - 1]}}}`,
  )
  if (slots.length === 0 || slots.length !== accepted.length || slots.length > 12) return undefined
  const pairs = slots.map((slot, at): [string, string[]] => [slot, accepted[at] ?? []])
  if (pairs.some(([, texts]) => texts.length === 0)) return undefined
  return {
    content: { type: 'FB', stem: treeOf(shown), blanks: slots },
    key: { type: 'FB', accepted: Object.fromEntries(pairs), exact: false },
  }
}

/** Each option is a pair: `高处作业=安全带`. */
function pairs(stem: string, options: readonly string[]): Leaf | undefined {
  const sides = options.map((option) => option.split(/[=＝]/, 2).map((side) => side.trim()))
  if (sides.length < 2 || sides.some(([left, right]) => !left || !right)) return undefined
  return pairLeaf(
    stem,
    sides.map(([left = '', right = '']) => [left, right]),
  )
}

/** The same right side may belong to several left sides. */
export function pairLeaf(stem: string, sides: readonly (readonly [string, string])[]): Leaf {
  const partners = [...new Set(sides.map(([, right]) => right))]
  const left = sides.map(([text], at) => ({ slot: `l${at + 1}`, content: treeOf(text) }))
  const right = partners.map((text, at) => ({ slot: `r${at + 1}`, content: treeOf(text) }))
  const key = sides.map(([, text], at): [string, string] => [`l${at + 1}`, `r${partners.indexOf(text) + 1}`])
  return {
    content: { type: 'MT', stem: treeOf(stem), left, right },
    key: { type: 'MT', pairs: Object.fromEntries(key) },
  }
}
