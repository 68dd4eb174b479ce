import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Argument, CallExpression, Expression, ObjectExpression } from 'oxc-parser'
import { globalTables, ownerOf } from './domain-plan.ts'
import { type Finding, type Report, printReport } from './report.ts'
import { isTest, sourceFiles } from './source-files.ts'
import { isSql, isSqlPart, namesSite, sqlText, tableName, tablesIn } from './sql-text.ts'
import { literal, readSyntax, type Syntax } from './syntax.ts'

/**
 * Finds what the run-time guard cannot see before the query runs: raw SQL that forgets its site, access across sites
 * without a reason or in the wrong place, and a domain that names another domain's table.
 */
export function checkSites(root: string): Report {
  const files = sourceFiles(root, ['server']).filter(
    (path) => !isTest(path) && !path.startsWith('server/testing/'),
  )
  const seen = files.map((path) => inspect(readSyntax(root, path)))
  const templates = seen.reduce((sum, item) => sum + item.templates, 0)
  const findings = seen.flatMap((item) => item.findings)
  const blind = files.length === 0 ? [{ where: 'server', what: 'blind: no file was read' }] : []
  return {
    name: 'sites',
    read: `${templates} sql templates in ${files.length} files`,
    findings: [...findings, ...blind],
  }
}

function inspect(file: Syntax): { readonly templates: number; readonly findings: readonly Finding[] } {
  const findings: Finding[] = []
  let templates = 0
  const report = ({ start }: { readonly start: number }, problems: readonly string[]) =>
    findings.push(...problems.map((what) => ({ where: file.at(start), what })))
  file.visit({
    TaggedTemplateExpression(node) {
      if (!isSql(node.tag)) return
      templates += 1
      report(node, inRawSql(file.path, sqlText(node.quasi)))
    },
    CallExpression(node) {
      report(node, [
        ...inRawCall(file.path, node),
        ...inBuilder(file.path, node),
        ...inReason(node),
        ...inTables(node),
      ])
    },
    Identifier(node) {
      if (crossings.has(node.name) && !mayCrossSites(file.path)) report(node, [crossing(node.name)])
    },
  })
  return { templates, findings }
}

const crossings = new Set(['acrossSites', 'onSite'])

const crossing = (name: string) =>
  `${name} is for the platform, the composition root, the room that makes sites, and the jobs.ts and seed.ts of a room`

function mayCrossSites(path: string): boolean {
  return (
    /^server\/(?:platform|app|domains\/sites)\//.test(path) || ['jobs.ts', 'seed.ts'].includes(basename(path))
  )
}

function inRawSql(path: string, text: string): string[] {
  const named = tablesIn(text)
  const tenant = named.filter((name) => !globalTables.has(name))
  const unscoped =
    tenant.length > 0 && !namesSite(text) ? [`raw SQL on ${tenant.join(', ')} without its site_id`] : []
  return [...unscoped, ...named.flatMap((name) => trespass(path, name))]
}

/** `sql.raw` must have a literal text, since nothing else checks it. */
function inRawCall(path: string, { callee, arguments: [text] }: CallExpression): string[] {
  if (!isSqlPart(callee) || nameOf(callee) !== 'raw') return []
  const written = literal(text)
  if (written !== undefined) return inRawSql(path, written)
  return path.startsWith('server/domains/')
    ? ['sql.raw with a text that cannot be read here: write it out']
    : []
}

const builders =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|\w+Join|\w+JoinLateral)$/

function inBuilder(path: string, { callee, arguments: [target] }: CallExpression): string[] {
  if (!builders.test(nameOf(callee) ?? '')) return []
  const targets = target?.type === 'ArrayExpression' ? target.elements : [target]
  return targets.flatMap((item) => {
    const name = item && item.type !== 'SpreadElement' ? tableName(literal(item) ?? '') : undefined
    return name ? trespass(path, name) : []
  })
}

function trespass(path: string, table: string): string[] {
  const [, domain] = /^server\/domains\/([^/]+)\//.exec(path) ?? []
  const owner = ownerOf(table)
  return domain === undefined || domain === owner
    ? []
    : [`${table} belongs to ${owner}: enter by the door (#domains/${owner})`]
}

function inReason({ callee, arguments: given }: CallExpression): string[] {
  const name = nameOf(callee) ?? ''
  if (!crossings.has(name) || written(given.at(-1))) return []
  return [`${name} needs its reason, written out as a string`]
}

/** Whether a template has literal text outside its placeholders. */
function written(reason: Argument | undefined): boolean {
  const fixed =
    reason?.type === 'TemplateLiteral'
      ? reason.quasis.map(({ value }) => value.raw).join('')
      : literal(reason)
  return (fixed ?? '').trim() !== ''
}

/** `tables({ global: […] })` exempts a table from the guard: only the plan may do so. */
function inTables({ callee, arguments: [options] }: CallExpression): string[] {
  if (nameOf(callee) !== 'tables' || options?.type !== 'ObjectExpression') return []
  const unplanned = globalsOf(options).filter((name) => !globalTables.has(name))
  return unplanned.map((name) => `${name} is not among the globalTables of layers.json`)
}

function globalsOf({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'global')
      return []
    if (property.value.type !== 'ArrayExpression') return ['a computed list']
    return property.value.elements.map(
      (item) => (item && item.type !== 'SpreadElement' && literal(item)) || 'a computed name',
    )
  })
}

/** The called name: `f(…)` or `x.f(…)`. */
function nameOf(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  })
  printReport(checkSites(resolve(values.root)))
}
