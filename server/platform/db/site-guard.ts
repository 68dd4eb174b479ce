import {
  AndNode,
  AliasNode,
  BinaryOperationNode,
  CastNode,
  ColumnNode,
  DataTypeNode,
  type DeleteQueryNode,
  IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  OrNode,
  ParensNode,
  PrimitiveValueListNode,
  type QueryId,
  RawNode,
  ReferenceNode,
  SelectionNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely'
import { names } from './names.ts'
import { isTenantTable, tenantTablesIn } from './tenant-tables.ts'
import { noteSite } from './watch-statements.ts'

/** What one connection handle may see, and its state. */
export type Scope = {
  readonly siteId: number
  queries: number
  /** Set while a transaction of this handle is open: the caller must use the transaction's handle. */
  inTransaction: boolean
}

/**
 * Adds the site to every query on a tenant table, and rejects a query that it cannot scope. Converts to snake_case in the
 * same pass, because every statement comes through here and each pass rebuilds it.
 */
export function siteGuard(scope: Scope): KyselyPlugin {
  const transformer = transformerOf(scope.siteId)
  return {
    transformQuery({ node, queryId }) {
      if (scope.inTransaction) throw new Error('A transaction is open: use the ctx that it was given.')
      scope.queries += 1
      const guarded = transformer.transformNode(node, queryId)
      noteSite(guarded, scope.siteId)
      return guarded
    },
    transformResult: (args) => names.transformResult(args),
  }
}

const accepted = new WeakSet<readonly string[]>()

const transformers = new Map<number, SiteTransformer>()

/** Cached per site: it keeps nothing of a query, and creating it costs as much as a small query. */
function transformerOf(siteId: number): SiteTransformer {
  const known = transformers.get(siteId) ?? new SiteTransformer(siteId)
  transformers.set(siteId, known)
  return known
}

class SiteTransformer extends OperationNodeTransformer {
  readonly #siteId: number

  constructor(siteId: number) {
    super()
    this.#siteId = siteId
  }

  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return IdentifierNode.create(names.inDatabase(node.name))
  }

  protected override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const select = super.transformSelectQuery(node, queryId)
    return withWhere(select, this.#conditions(select.from?.froms))
  }

  protected override transformUpdateQuery(node: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const update = super.transformUpdateQuery(node, queryId)
    return withWhere(
      update,
      this.#conditions([...(update.table ? [update.table] : []), ...(update.from?.froms ?? [])]),
    )
  }

  protected override transformDeleteQuery(node: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const removal = super.transformDeleteQuery(node, queryId)
    return withWhere(removal, this.#conditions([...removal.from.froms, ...(removal.using?.tables ?? [])]))
  }

  protected override transformJoin(node: JoinNode, queryId?: QueryId): JoinNode {
    const join = super.transformJoin(node, queryId)
    const [condition] = this.#conditions([join.table])
    if (!condition) return join
    return {
      ...join,
      on: OnNode.create(join.on ? AndNode.create(closed(join.on.on), condition) : condition),
    }
  }

  protected override transformInsertQuery(node: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const insert = super.transformInsertQuery(node, queryId)
    if (!insert.into || !tenantTable(insert.into)) return insert
    if (!insert.columns || !insert.values) throw new Error('An insert into a tenant table names its columns.')
    return {
      ...insert,
      columns: [...insert.columns, ColumnNode.create('site_id')],
      values: this.#withSite(insert.values),
    }
  }

  protected override transformRaw(node: RawNode, queryId?: QueryId): RawNode {
    // The fragments of one template are the same object on every call: a text that has passed need not be read again.
    if (accepted.has(node.sqlFragments)) return super.transformRaw(node, queryId)
    const text = node.sqlFragments.join(' ? ')
    const named = tenantTablesIn(text)
    if (named.length > 0 && !/\bsite_id\b/.test(text)) {
      throw new Error(`Raw SQL on ${named.join(', ')} does not name its site_id.`)
    }
    accepted.add(node.sqlFragments)
    return super.transformRaw(node, queryId)
  }

  #conditions(tables: readonly OperationNode[] | undefined): OperationNode[] {
    return (tables ?? []).flatMap((node) => {
      const table = tenantTable(node)
      return table ? [this.#siteOf(table)] : []
    })
  }

  #siteOf(table: TableNode): OperationNode {
    const column = ReferenceNode.create(ColumnNode.create('site_id'), table)
    return BinaryOperationNode.create(column, OperatorNode.create('='), ValueNode.create(this.#siteId))
  }

  #withSite(values: OperationNode): OperationNode {
    if (ValuesNode.is(values)) return ValuesNode.create(values.values.map((row) => this.#rowWithSite(row)))
    if (values.kind === 'SelectQueryNode') {
      const select = values as SelectQueryNode
      const site = CastNode.create(ValueNode.create(this.#siteId), DataTypeNode.create('integer'))
      return {
        ...select,
        selections: [
          ...(select.selections ?? []),
          SelectionNode.create(AliasNode.create(site, IdentifierNode.create('site_id'))),
        ],
      } as SelectQueryNode
    }
    throw new Error('An insert into a tenant table takes values or a select.')
  }

  #rowWithSite(row: ValuesNode['values'][number]): ValuesNode['values'][number] {
    if (PrimitiveValueListNode.is(row)) return PrimitiveValueListNode.create([...row.values, this.#siteId])
    return ValueListNode.create([...row.values, ValueNode.create(this.#siteId)])
  }
}

/** The name by which a query refers to a tenant table: the table itself or its alias. */
function tenantTable(node: OperationNode): TableNode | undefined {
  if (AliasNode.is(node)) {
    const { node: inner, alias } = node
    return tenantTable(inner) && IdentifierNode.is(alias) ? TableNode.create(alias.name) : undefined
  }
  if (!TableNode.is(node)) return undefined
  const { schema, identifier } = node.table
  return schema && isTenantTable(`${schema.name}.${identifier.name}`) ? node : undefined
}

function withWhere<T extends { readonly where?: WhereNode }>(
  query: T,
  conditions: readonly OperationNode[],
): T {
  if (conditions.length === 0) return query
  const all = conditions.reduce((left, right) => AndNode.create(left, right))
  const where = WhereNode.create(query.where ? AndNode.create(closed(query.where.where), all) : all)
  return { ...query, where }
}

/** Puts a condition in brackets if it may contain an `or`, which would let rows past the site. */
function closed(condition: OperationNode): OperationNode {
  return isOpen(condition) ? ParensNode.create(condition) : condition
}

function isOpen(condition: OperationNode): boolean {
  if (AndNode.is(condition)) return isOpen(condition.left) || isOpen(condition.right)
  return OrNode.is(condition) || RawNode.is(condition)
}
