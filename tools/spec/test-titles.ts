import type { CallExpression, Expression } from 'oxc-parser'
import { isTest, sourceFiles } from '../check/source-files.ts'
import { readSyntax, type Syntax } from '../check/syntax.ts'

/** An id that a test's title names, and where. */
export type Naming = { readonly id: string; readonly where: string }

/** Every rule and error id in the titles of the tests that run: unit tests, server tests and journeys. */
export function namedIds(root: string): Naming[] {
  const folders = ['contract', 'server', 'web', 'bench', 'faults', 'e2e']
  const files = sourceFiles(root, folders).filter((path) => isTest(path) || path.startsWith('e2e/'))
  return files.flatMap((path) => titlesOf(readSyntax(root, path)))
}

/** `B-001 B-003..B-005` gives four ids. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\b([BE])-(\d{3})(?:\s*\.\.\s*(?:\1-)?(\d{3}))?\b/g)].flatMap(
    ([, kind, from, to = from]) => {
      const [first, last] = [Number(from), Number(to)]
      const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
      return numbers.map((number) => `${kind}-${String(number).padStart(3, '0')}`)
    },
  )
}

type Range = { readonly start: number; readonly end: number }

function titlesOf(file: Syntax): Naming[] {
  const named: Naming[] = []
  const asleep: Range[] = []
  const spoken: Range[] = []
  const hear = (node: Range, text: string) => {
    if (!isIn(spoken, node) || isIn(asleep, node)) return
    named.push(...idsIn(text).map((id) => ({ id, where: file.at(node.start) })))
  }
  file.visit({
    CallExpression(node) {
      const words = wordsOf(node.callee)
      if (!/^(?:test|it|describe|journey)$/.test(words[0] ?? '')) return
      if (words.some((word) => /^(?:skip|todo|fails)$/.test(word))) asleep.push(node)
      spoken.push(...spokenBy(node))
    },
    Literal: (node) => typeof node.value === 'string' && hear(node, node.value),
    TemplateElement: (node) => hear(node, node.value.raw),
  })
  return named
}

/** The title of a test, and the table that `test.for` and `test.each` fill titles from. */
function spokenBy({ callee, arguments: [title] }: CallExpression): Range[] {
  const [verb] = wordsOf(callee).slice(-1)
  const isTable = callee.type === 'MemberExpression' && /^(?:for|each)$/.test(verb ?? '')
  return title && (isTable || title.type === 'Literal' || title.type === 'TemplateLiteral') ? [title] : []
}

/** The words of a call: `test.skip.for(…)(…)` gives test, skip, for. */
function wordsOf(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [...wordsOf(callee.object), callee.property.name]
}

const isIn = (ranges: readonly Range[], { start, end }: Range) =>
  ranges.some((range) => range.start <= start && end <= range.end)
