import { listOf, namesOf, only, type Tree } from './tree.ts'

/** A table, subquery or function in a FROM list. */
export type Source = {
  readonly name: string
  /** Its full name if it is a tenant table: then its site_id must be bound. */
  readonly table?: string
  /** Whether its site_id column is already bound inside. */
  readonly showsSite: boolean
}

/** What a site equals: a parameter, a site bound in an outer statement, or the column of a source. */
export type Site = { readonly param: number } | 'outside' | Source

type Edge = { readonly from: Site; readonly to: Source }

/** The sources of one select, update or delete, and which of their sites are equal. */
export class Level {
  readonly sources: Source[] = []
  readonly #outer: readonly Source[]
  readonly #edges: Edge[] = []
  #bound: ReadonlySet<Source> | undefined

  constructor(outer: readonly Source[]) {
    this.#outer = outer
  }

  get visible(): readonly Source[] {
    return [...this.sources, ...this.#outer]
  }

  /** Records that two sites are equal in every remaining row; only sources that may lose rows are bound by it. */
  equate(first: Site | undefined, other: Site | undefined, mayLose: ReadonlySet<Source>): void {
    if (first === undefined || other === undefined) return
    for (const [from, to] of [[first, other] as const, [other, first] as const])
      if (typeof to === 'object' && 'name' in to && mayLose.has(to)) this.#edges.push({ from, to })
  }

  /** The sources whose rows can be of one site only. */
  bound(): ReadonlySet<Source> {
    if (this.#bound) return this.#bound
    const bound = new Set(this.sources.filter(({ showsSite }) => showsSite))
    for (let before = -1; before < bound.size;) {
      before = bound.size
      for (const { from, to } of this.#edges) if (this.#isFixed(from, bound)) bound.add(to)
    }
    this.#bound = bound
    return bound
  }

  /** Parameters with which a source of this level is compared. */
  params(): number[] {
    return this.#edges.flatMap(({ from }) =>
      typeof from === 'object' && 'param' in from ? [from.param] : [],
    )
  }

  isFixed(site: Site | undefined): boolean {
    return site !== undefined && this.#isFixed(site, this.bound())
  }

  /** Whether it is given from outside; which site that is, is checked when the statement runs. */
  isGiven(site: Site | undefined): boolean {
    return typeof site === 'object' && 'param' in site
  }

  #isFixed(site: Site, bound: ReadonlySet<Source>): boolean {
    return site === 'outside' || 'param' in site || bound.has(site)
  }

  /** The site that an expression stands for, if any. */
  siteOf(expression: unknown): Site | undefined {
    const cast = only('TypeCast', expression)
    if (cast) return this.siteOf(cast['arg'])
    const param = only('ParamRef', expression)
    if (param) return { param: Number(param['number']) }
    const column = only('ColumnRef', expression)
    return column ? this.#column(column) : undefined
  }

  /** The source of a bare or qualified site_id. */
  #column(column: Tree): Site | undefined {
    const names = namesOf(column['fields'])
    if (names.at(-1) !== 'site_id') return undefined
    const owner = names.at(-2)
    const isMeant = ({ name, table, showsSite }: Source) =>
      owner === undefined ? table !== undefined || showsSite : name === owner
    const here = this.sources.find(isMeant)
    if (here) return here
    const outer = this.#outer.find(isMeant)
    return outer && (outer.table !== undefined || outer.showsSite) ? 'outside' : undefined
  }
}

/** The conditions joined by `and`. */
export function conjuncts(condition: unknown): unknown[] {
  const bool = only('BoolExpr', condition)
  if (bool?.['boolop'] === 'AND_EXPR') return listOf(bool['args']).flatMap(conjuncts)
  return condition === undefined ? [] : [condition]
}

/** The pairs that an equality compares; rows are compared field by field. */
export function equalPairs(condition: unknown): (readonly [unknown, unknown])[] {
  const equality = only('A_Expr', condition)
  if (equality?.['kind'] !== 'AEXPR_OP' || namesOf(equality['name']).join() !== '=') return []
  const [left, right] = [fieldsOf(equality['lexpr']), fieldsOf(equality['rexpr'])]
  return left.length === right.length ? left.map((field, at) => [field, right[at]] as const) : []
}

/** The fields of a row, or the single value. */
export function fieldsOf(expression: unknown): readonly unknown[] {
  const row = only('RowExpr', expression)
  return row ? listOf(row['args']) : [expression]
}
