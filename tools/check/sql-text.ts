import type { Expression, TemplateLiteral } from 'oxc-parser'
import { domainNames, schemaOwner } from './domain-plan.ts'
import { literal } from './syntax.ts'

/** The text of an `sql` template with its values as `$`; literal fragments and names are filled in. */
export function sqlText({ quasis, expressions }: TemplateLiteral): string {
  return quasis.map(({ value }, i) => (value.cooked ?? value.raw) + valueText(expressions[i])).join('')
}

/** The domain tables that a piece of SQL reads or writes, as `domain.table`. */
export function tablesIn(text: string): string[] {
  const names = [...bare(text).matchAll(tablePlace)].flatMap(([, list = '']) => list.split(','))
  return [...new Set(names.map((name) => tableName(name)).filter((name) => name !== undefined))]
}

/** `domain.table` when a name, perhaps with an alias, is a domain's table. */
export function tableName(name: string): string | undefined {
  const [, domain, noun] = /^\s*"?(\w+)"?\s*\.\s*"?(\w+)"?/.exec(name) ?? []
  return domain && noun && domainNames.has(schemaOwner(domain.toLowerCase()))
    ? `${domain}.${noun}`.toLowerCase()
    : undefined
}

export const namesSite = (text: string) => /\bsite_id\b/i.test(bare(text))

const name = String.raw`"?[\w$]+"?(?:\s*\.\s*"?\w+"?)?(?:\s+(?:as\s+)?\w+)?`

/** Where table names occur in a statement, alone or in a list. A lookahead, so that the next keyword is matched as well. */
const tablePlace = new RegExp(
  String.raw`\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+|lateral\s+)?(?=(${name}(?:\s*,\s*${name})*))`,
  'gi',
)

/** SQL without comments and quoted strings, and without the `from` of an expression. */
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

/** `sql.table('…')`, `sql.raw('…')` and the like. */
export const isSqlPart = (node: Expression) => node.type === 'MemberExpression' && isSql(node.object)
