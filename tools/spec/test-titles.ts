import type { CallExpression, Expression } from 'oxc-parser'
import { isTest, sourceFiles } from '../check/source-files.ts'
import { readSyntax, type Syntax } from '../check/syntax.ts'

/** An id in a test title, and where. */
export type Naming = { readonly id: string; readonly where: string }

/** Every rule and error id in the titles of tests that run: unit tests, server tests and browser tests. */
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
  const titleRanges: Range[] = []
  const collectIds = (node: Range, text: string) => {
    if (!isIn(titleRanges, node) || isIn(asleep, node)) return
    named.push(...idsIn(text).map((id) => ({ id, where: file.at(node.start) })))
  }
  file.visit({
    CallExpression(node) {
      const names = calleeNames(node.callee)
      if (!/^(?:test|it|describe|journey)$/.test(names[0] ?? '')) return
      if (names.some((name) => /^(?:skip|todo|fails)$/.test(name))) asleep.push(node)
      titleRanges.push(...titleRangesOf(node))
    },
    Literal: (node) => typeof node.value === 'string' && collectIds(node, node.value),
    TemplateElement: (node) => collectIds(node, node.value.raw),
  })
  return named
}

/** The title of a test, and the table that `test.for` and `test.each` fill titles from. */
function titleRangesOf({ callee, arguments: [title] }: CallExpression): Range[] {
  const [verb] = calleeNames(callee).slice(-1)
  const isTable = callee.type === 'MemberExpression' && /^(?:for|each)$/.test(verb ?? '')
  return title && (isTable || title.type === 'Literal' || title.type === 'TemplateLiteral') ? [title] : []
}

/** The names in a callee: `test.skip.for(…)(…)` gives test, skip, for. */
function calleeNames(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return calleeNames(callee.callee)
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return []
  return [...calleeNames(callee.object), callee.property.name]
}

const isIn = (ranges: readonly Range[], { start, end }: Range) =>
  ranges.some((range) => range.start <= start && end <= range.end)
