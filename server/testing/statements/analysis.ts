import { isTenantTable } from '#platform/db/tenant-tables'
import { conjuncts, equalPairs, fieldsOf, Level, type Source } from './level.ts'
import { isTree, listOf, namesOf, only, sublinksIn, tableName, tablesIn, textOf, type Tree } from './tree.ts'

/** A result column, and whether it can only be the site. */
type Column = { readonly name: string; readonly isSite: boolean }

type Around = {
  /** Sources of the enclosing statements. */
  readonly outer: readonly Source[]
  /** Columns of the common table expressions. */
  readonly named: ReadonlyMap<string, readonly Column[]>
}

/** Tracks the site through one statement. */
export class Analysis {
  readonly faults = new Set<string>()
  /** Parameters that must be the site, by number. */
  readonly params = new Set<number>()

  statement(node: unknown, around: Around = { outer: [], named: new Map() }): readonly Column[] {
    const [kind = '', inner] = Object.entries(isTree(node) ? node : {})[0] ?? []
    if (!isTree(inner)) return []
    const within = this.#withNamed(inner, around)
    if (kind === 'SelectStmt') return this.#select(inner, within)
    if (kind === 'InsertStmt') return this.#insert(inner, within)
    if (kind === 'UpdateStmt' || kind === 'DeleteStmt') return this.#change(inner, within)
    return this.#unknown(kind, inner)
  }

  /** Merge, truncate and definitions are not supported. */
  #unknown(kind: string, inner: Tree): readonly Column[] {
    for (const table of tablesIn(inner).filter(isTenant)) this.faults.add(`${kind} on ${table}`)
    return []
  }

  #withNamed(inner: Tree, around: Around): Around {
    const clause = inner['withClause']
    if (!isTree(clause)) return around
    const named = new Map(around.named)
    for (const node of listOf(clause['ctes'])) {
      const cte = only('CommonTableExpr', node)
      if (!cte) continue
      const name = textOf(cte['ctename'])
      const query = cte['ctequery']
      const rename = (columns: readonly Column[]) => renamed(columns, namesOf(cte['aliascolnames']))
      // A recursive query has the columns of its first part.
      const first = only('SelectStmt', query)?.['larg']
      if (clause['recursive'] === true && isTree(first))
        named.set(name, rename(this.#select(first, { ...around, named })))
      named.set(name, rename(this.statement(query, { ...around, named })))
    }
    return { ...around, named }
  }

  #select(select: Tree, around: Around): readonly Column[] {
    const { larg, rarg } = select
    if (isTree(larg) && isTree(rarg)) {
      const left = this.#select(larg, this.#withNamed(larg, around))
      const right = this.#select(rarg, this.#withNamed(rarg, around))
      return left.map(({ name, isSite }, at) => ({ name, isSite: isSite && right[at]?.isSite === true }))
    }
    const level = new Level(around.outer)
    const { valuesLists, fromClause, whereClause, targetList } = select
    if (Array.isArray(valuesLists)) return this.#values(valuesLists, level, around)
    for (const item of listOf(fromClause)) this.#source(item, level, around)
    this.#finish(select, { level, around, where: whereClause })
    return this.#columns(targetList, level)
  }

  #values(rows: readonly unknown[], level: Level, around: Around): readonly Column[] {
    this.#sublinks(rows, level, around)
    const [first, ...others] = rows.map((row) => listOf(only('List', row)?.['items']))
    return (first ?? []).map((value, at) => ({
      name: `column${at + 1}`,
      isSite: [value, ...others.map((row) => row[at])].every((item) => level.isGiven(level.siteOf(item))),
    }))
  }

  #change(change: Tree, around: Around): readonly Column[] {
    const level = new Level(around.outer)
    const { relation, fromClause, usingClause, whereClause } = change
    this.#source({ RangeVar: relation }, level, around)
    for (const item of [...listOf(fromClause), ...listOf(usingClause)]) this.#source(item, level, around)
    this.#finish(change, { level, around, where: whereClause })
    return this.#columns(returned(change), level)
  }

  #insert(insert: Tree, around: Around): readonly Column[] {
    const { relation, selectStmt, onConflictClause } = insert
    const level = new Level(around.outer)
    this.#source({ RangeVar: relation }, level, around)
    const table = level.sources[0]?.table
    const columns = this.statement(selectStmt, around)
    if (table !== undefined) this.#insertedSite(table, { insert, columns, level: new Level([]) })
    this.#sublinks([onConflictClause, returned(insert)], level, around)
    // The written row belongs to the site that was inserted.
    level.equate('outside', level.sources[0], new Set(level.sources))
    return this.#columns(returned(insert), level)
  }

  #insertedSite(
    table: string,
    { insert, columns, level }: { insert: Tree; columns: readonly Column[]; level: Level },
  ): void {
    const at = listOf(insert['cols']).findIndex((item) => only('ResTarget', item)?.['name'] === 'site_id')
    const select = only('SelectStmt', insert['selectStmt'])
    const targets = listOf(select?.['targetList']).map((item) => only('ResTarget', item)?.['val'])
    const rows = listOf(select?.['valuesLists']).map((row) => listOf(only('List', row)?.['items']))
    if (at < 0 || !columns[at]?.isSite) this.faults.add(`insert into ${table}`)
    else for (const value of [targets[at], ...rows.map((row) => row[at])]) this.#note(level.siteOf(value))
  }

  #note(site: ReturnType<Level['siteOf']>): void {
    if (typeof site === 'object' && 'param' in site) this.params.add(site.param)
  }

  /** Adds one item of a FROM list to a level; returns the sources it adds. */
  #source(item: unknown, level: Level, around: Around): ReadonlySet<Source> {
    const join = only('JoinExpr', item)
    if (join) return this.#join(join, level, around)
    const source = this.#single(item, level, around)
    level.sources.push(source)
    return new Set([source])
  }

  #single(item: unknown, level: Level, around: Around): Source {
    const table = only('RangeVar', item) ?? only('RangeVar', only('RangeTableSample', item)?.['relation'])
    if (table) return tableSource(table, around)
    const made = only('RangeFunction', item)
    if (made) return this.#made(made, level, around)
    const subselect = only('RangeSubselect', item) ?? {}
    const columns = this.statement(subselect['subquery'], { ...around, outer: level.visible })
    const alias = isTree(subselect['alias']) ? subselect['alias'] : {}
    const shown = renamed(columns, namesOf(alias['colnames']))
    return { name: aliasOf(subselect) ?? '', showsSite: showsSite(shown) }
  }

  /** Rows of a function: `unnest($1, …) as wanted (site_id, …)` has a site for each row, all given from outside. */
  #made(made: Tree, level: Level, around: Around): Source {
    this.#sublinks(made, level, around)
    const name = aliasOf(made) ?? ''
    const alias = isTree(made['alias']) ? made['alias'] : {}
    const at = namesOf(alias['colnames']).indexOf('site_id')
    const call = only('FuncCall', listOf(only('List', listOf(made['functions'])[0])?.['items'])[0])
    if (at < 0 || namesOf(call?.['funcname']).at(-1) !== 'unnest') return { name, showsSite: false }
    const site = level.siteOf(listOf(call?.['args'])[at])
    this.#note(site)
    return { name, showsSite: level.isGiven(site) }
  }

  #join(join: Tree, level: Level, around: Around): ReadonlySet<Source> {
    const left = this.#source(join['larg'], level, around)
    const right = this.#source(join['rarg'], level, around)
    const all = new Set([...left, ...right])
    // The preserved side of an outer join keeps its rows whatever the condition says.
    const losing: Readonly<Record<string, ReadonlySet<Source>>> = {
      JOIN_INNER: all,
      JOIN_LEFT: right,
      JOIN_RIGHT: left,
    }
    const mayLose = losing[textOf(join['jointype'])] ?? new Set()
    if (namesOf(join['usingClause']).includes('site_id'))
      for (const item of [...left].filter(hasSite))
        for (const other of [...right].filter(hasSite)) level.equate(item, other, mayLose)
    this.#conditions(join['quals'], { level, around, mayLose })
    this.#sublinks(join['quals'], level, around)
    return all
  }

  #conditions(
    condition: unknown,
    { level, around, mayLose }: { level: Level; around: Around; mayLose: ReadonlySet<Source> },
  ): void {
    for (const item of conjuncts(condition)) {
      for (const [left, right] of equalPairs(item))
        level.equate(level.siteOf(left), level.siteOf(right), mayLose)
      const link = only('SubLink', item)
      if (link?.['subLinkType'] !== 'ANY_SUBLINK' || link['operName'] !== undefined) continue
      const columns = this.statement(link['subselect'], { ...around, outer: level.visible })
      for (const [at, field] of fieldsOf(link['testexpr']).entries())
        if (columns[at]?.isSite) level.equate('outside', level.siteOf(field), mayLose)
    }
  }

  #finish(inner: Tree, { level, around, where }: { level: Level; around: Around; where: unknown }): void {
    this.#conditions(where, { level, around, mayLose: new Set(level.sources) })
    const { withClause: _named, fromClause: _from, usingClause: _using, relation: _table, ...rest } = inner
    this.#sublinks(rest, level, around)
    const bound = level.bound()
    for (const source of level.sources)
      if (source.table !== undefined && !bound.has(source))
        this.faults.add(
          `${source.table}${source.name === source.table.split('.')[1] ? '' : ` as ${source.name}`}`,
        )
    for (const param of level.params()) this.params.add(param)
  }

  #sublinks(part: unknown, level: Level, around: Around): void {
    for (const { subselect } of sublinksIn(part))
      this.statement(subselect, { ...around, outer: level.visible })
  }

  #columns(targets: unknown, level: Level): readonly Column[] {
    return listOf(targets).map((node) => {
      const { name, val } = only('ResTarget', node) ?? {}
      const names = namesOf(only('ColumnRef', val)?.['fields'])
      if (names.at(-1) === '*') {
        const candidates = level.sources.filter((item) => names.length === 1 || item.name === names.at(-2))
        return { name: '*', isSite: candidates.some((item) => hasSite(item) && level.isFixed(item)) }
      }
      const site = level.siteOf(val)
      const column = typeof name === 'string' ? name : (names.at(-1) ?? '')
      if (column === 'site_id') this.#note(site)
      return { name: column, isSite: level.isFixed(site) }
    })
  }
}

/** The returning list of a change. */
function returned({ returningClause }: Tree): unknown {
  return isTree(returningClause) ? returningClause['exprs'] : undefined
}

const isTenant = (name: string) => !name.startsWith('.') && isTenantTable(name)

const hasSite = ({ table, showsSite }: Source) => table !== undefined || showsSite

const showsSite = (columns: readonly Column[]) =>
  columns.some(({ name, isSite }) => isSite && (name === 'site_id' || name === '*'))

const renamed = (columns: readonly Column[], names: readonly string[]) =>
  columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }))

function aliasOf(item: Tree): string | undefined {
  const alias = item['alias']
  return isTree(alias) ? textOf(alias['aliasname']) : undefined
}

function tableSource(table: Tree, { named }: Around): Source {
  const full = tableName(table)
  const name = aliasOf(table) ?? textOf(table['relname'])
  const shown = full.startsWith('.') ? named.get(full.slice(1)) : undefined
  if (shown) return { name, showsSite: showsSite(shown) }
  return isTenant(full) ? { name, table: full, showsSite: false } : { name, showsSite: false }
}
