import pg from 'pg'
import type { SentStatement } from '../../server/testing/sent-statements.ts'
import { textOf } from '../../server/testing/value-text.ts'

/** The two ways in which PostgreSQL plans a prepared statement; it changes from one to the other by itself. */
export const planModes = ['force_custom_plan', 'force_generic_plan'] as const
export type PlanMode = (typeof planModes)[number]

export type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Plan Rows': number
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Rows Removed by Join Filter'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

export type Explained = {
  readonly statement: SentStatement
  readonly mode: PlanMode
  readonly plan: PlanNode
}

/** The plan of a statement as it was sent, prepared as the server prepares it. Nothing that it writes stays. */
export async function explain(
  client: pg.Client,
  statement: SentStatement,
  mode: PlanMode,
): Promise<Explained> {
  const { text, values } = statement
  // A write is planned only: what it would write is there already, because the call has been made.
  const options = isRead(text) ? 'analyze, buffers, format json' : 'format json'
  const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
  await client.query('begin')
  try {
    await client.query(`set local plan_cache_mode = ${mode}`)
    await client.query(`prepare hot as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      `explain (${options}) execute hot${given}`,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (!plan) throw new Error(`no plan of ${text}`)
    return { statement, mode, plan }
  } finally {
    await client.query('rollback')
    await client.query('deallocate all')
  }
}

const isRead = (text: string) =>
  /^\s*(\/\*.*?\*\/\s*)?(select|with)\b/i.test(text) &&
  !/\b(insert into|update|delete from|for (update|share))\b/i.test(text)

/** A value as an unknown literal: its type is the parameter's. */
function literal(value: unknown): string {
  const text = textOf(value)
  return text === undefined ? 'null' : pg.escapeLiteral(text)
}
