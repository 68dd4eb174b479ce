import { type Db, type SiteColumn, tables } from '../db.ts'

type Row = {
  siteId: SiteColumn
  id: string
  state: 'pending' | Decision['state']
  approverId: string | null
  escalatedTo: string | null
  escalatedAt: Date | null
  opinion: string
  decidedBy: string | null
  onBehalfOf: string | null
  decidedAt: Date | null
}

/** A placeholder for the request table of a domain, whose name is known only at run time. */
const on = tables<{ request: Row }>()

/** One request: its table and its id. */
type Place = { readonly table: string; readonly id: string }

const open = (db: Db, { table, id }: Place, change: Partial<Omit<Row, 'siteId' | 'id'>>) =>
  on(db)
    .updateTable(table as 'request')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'pending')

export type Decision = {
  readonly state: 'approved' | 'declined' | 'withdrawn'
  readonly opinion?: string
  readonly decidedBy: string
  readonly onBehalfOf?: string | null
  readonly decidedAt: Date
}

/** Decides or withdraws a request that is still open; false: somebody was faster (INV-L10). */
export async function closeRequest(db: Db, place: Place, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await open(db, place, decision).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Assigns a pending request to another approver; null: to the administrators. */
export async function moveRequest(db: Db, place: Place, change: Pick<Row, 'approverId'>): Promise<boolean> {
  const { numUpdatedRows } = await open(db, place, change).executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Escalates a pending request, once. */
export async function escalateRequest(
  db: Db,
  place: Place,
  change: Pick<Row, 'escalatedTo' | 'escalatedAt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await open(db, place, change).where('escalatedAt', 'is', null).executeTakeFirst()
  return numUpdatedRows === 1n
}
