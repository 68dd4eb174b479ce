import type { ReactNode } from 'react'
import { Empty } from '../feedback/empty.tsx'
import { ErrorPanel } from '../feedback/error-panel.tsx'
import { StatusDot, type Tone } from '../feedback/status-dot.tsx'
import { Button, ButtonLink } from '../form/button.tsx'
import { SectionHead } from '../layout/section-head.tsx'
import { Table } from './table.tsx'
import './import-list.css'

/** One import in the list. */
type ListedImport = {
  readonly id: string
  /** What was imported. */
  readonly what: ReactNode
  readonly state: string
  readonly tone: Tone
  readonly result: string
  readonly by: string
  readonly at: string
  /** The address of its page. */
  readonly to: string
}

type ImportListProps = {
  readonly title: string
  /** The imports, newest first; undefined until loaded. */
  readonly rows: readonly ListedImport[] | undefined
  readonly isError: boolean
  readonly onRetry: () => void
  /** Shown while loading. */
  readonly waiting: ReactNode
  readonly none: { readonly title: string; readonly hint: string }
  readonly columns: Readonly<Record<'what' | 'state' | 'result' | 'by' | 'at' | 'act', string>>
  readonly stateWidth: number
  readonly open: string
  readonly more: string
  /** Fetches older ones, where there are any. */
  readonly onMore?: (() => void) | undefined
}

/** Earlier imports, newest first. */
export function ImportList(props: ImportListProps) {
  const { title, rows, isError, onRetry, waiting, none, more, onMore } = props
  return (
    <section className="ly-imports">
      <SectionHead title={title} />
      {isError && <ErrorPanel onRetry={onRetry} />}
      {!rows && !isError && waiting}
      {rows?.length === 0 && <Empty kind="start" title={none.title} hint={none.hint} />}
      {rows && rows.length > 0 && <ImportTable {...props} rows={rows} />}
      {onMore && (
        <p className="ly-imports-more">
          <Button onClick={onMore}>{more}</Button>
        </p>
      )}
    </section>
  )
}

type ImportTableProps = Pick<ImportListProps, 'title' | 'columns' | 'stateWidth' | 'open'> & {
  readonly rows: readonly ListedImport[]
}

function ImportTable({ title, rows, columns, stateWidth, open }: ImportTableProps) {
  return (
    <Table<ListedImport>
      label={title}
      rows={rows}
      idOf={({ id }) => id}
      columns={[
        { name: 'what', title: columns.what, render: ({ what }) => what },
        {
          name: 'state',
          title: columns.state,
          width: stateWidth,
          render: ({ tone, state }) => <StatusDot tone={tone}>{state}</StatusDot>,
        },
        { name: 'result', title: columns.result, render: ({ result }) => result },
        { name: 'by', title: columns.by, width: 120, render: ({ by }) => by },
        { name: 'at', title: columns.at, width: 160, render: ({ at }) => at },
        {
          name: 'act',
          title: columns.act,
          width: 96,
          align: 'right',
          render: ({ to }) => (
            <ButtonLink look="quiet" size="small" to={to}>
              {open}
            </ButtonLink>
          ),
        },
      ]}
    />
  )
}
