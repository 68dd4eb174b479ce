import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Comment, type Node, parseSync, type Program, Visitor, type VisitorObject } from 'oxc-parser'

/** A parsed file. */
export type Syntax = {
  readonly path: string
  readonly program: Program
  readonly comments: readonly Comment[]
  /** `path:line` of an offset. */
  readonly at: (offset: number) => string
  readonly visit: (visitor: VisitorObject) => void
}

/** Parses a TypeScript file; one that does not parse is an error, never an empty file. */
export function readSyntax(root: string, path: string): Syntax {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} does not parse: ${error.message}`)
  return {
    path,
    program,
    comments,
    at: (offset) => `${path}:${text.slice(0, offset).split('\n').length}`,
    visit: (visitor) => new Visitor(visitor).visit(program),
  }
}

/** The text of a string literal or of a template without placeholders. */
export function literal(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? ''
  return undefined
}
