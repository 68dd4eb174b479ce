import type { Expression, TemplateLiteral } from 'oxc-parser'
import { rooms } from './house-plan.ts'
import { literal } from './syntax.ts'

/** The text of an `sql` template, its values shown as `$`; fragments and names that are written out are filled in. */
export function sqlText({ quasis, expressions }: TemplateLiteral): string {
  return quasis.map(({ value }, i) => (value.cooked ?? value.raw) + valueText(expressions[i])).join('')
}

/** The rooms' tables that a piece of SQL reads or writes, as `room.noun`. */
export function tablesIn(text: string): string[] {
  const names = [...bare(text).matchAll(tablePlace)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(names.map((name) => tableName(name)).filter((name) => name !== undefined))]
}

/** `room.noun` when a name, perhaps with an alias, is a room's table. */
export function tableName(name: string): string | undefined {
  const [, room, noun] = /^\s*"?(\w+)"?\s*\.\s*"?(\w+)"?/.exec(name) ?? []
  return room && noun && rooms.has(ownerOf(room.toLowerCase())) ? `${room}.${noun}`.toLowerCase() : undefined
}

/** A room may have a second schema, for answer keys: `exam_key` is room exam's. */
export const ownerOf = (schema: string) => schema.replace(/_key$/, '')

export const namesSite = (text: string) => /\bsite_id\b/i.test(bare(text))

const name = String.raw`"?[\w$]+"?(?:\s*\.\s*"?\w+"?)?(?:\s+(?:as\s+)?\w+)?`

/** Where tables stand in a statement, alone or in a list. Looks ahead, so that the next keyword is read as well. */
const tablePlace = new RegExp(
  String.raw`\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+|lateral\s+)?(?=(${name}(?:\s*,\s*${name})*))`,
  'gi',
)

/** SQL without comments and quoted strings, where a word scopes nothing, and without the `from` of an expression. */
function bare(text: string): string {
  return text
    .replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, ' ')
    .replaceAll(/\b(?:distinct|(?:extract|trim)\s*\(\s*\w+)\s+from\b/gi, ' ')
}

function valueText(node: Expression | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'TaggedTemplateExpression' && isSql(node.tag)) return sqlText(node.quasi)
  const name =
    node.type === 'CallExpression' && isSqlPart(node.callee) ? literal(node.arguments[0]) : undefined
  return name ?? '$'
}

export const isSql = (node: Expression) => node.type === 'Identifier' && node.name === 'sql'

/** `sql.table('…')`, `sql.raw('…')` and their like. */
export const isSqlPart = (node: Expression) => node.type === 'MemberExpression' && isSql(node.object)
