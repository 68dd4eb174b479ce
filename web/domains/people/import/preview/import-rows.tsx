import type { Result } from '@lyceum/contract/kit'
import { type ImportAct, listImportRows } from '@lyceum/contract/people'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { Skeleton } from '#ui/feedback/skeleton'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Table } from '#ui/work/table'
import type { OneImport } from '../import-state.ts'
import { text } from '../text/index.ts'

type Row = Result<typeof listImportRows>['records'][number]

const order: readonly ImportAct[] = ['faulty', 'leave', 'change', 'rehire', 'create', 'spared']

/** The rows by kind, with old and new values. */
export function ImportRows({ importRun }: { readonly importRun: OneImport }) {
  const t = useText(text)
  const present = order.filter((act) => importRun.counts[act] > 0)
  const [chosen, setChosen] = useState<ImportAct>()
  const act = chosen ?? present[0]
  if (act === undefined) return null
  return (
    <div className="import-rows">
      <div className="import-rows-head">
        <h3>{t.preview.samples}</h3>
        <Segmented
          label={t.preview.samples}
          value={act}
          onChoose={setChosen}
          options={present.map((value) => ({
            value,
            title: `${t.acts[value]} ${importRun.counts[value].toLocaleString('en-US')}`,
          }))}
        />
      </div>
      <Rows key={act} id={importRun.id} act={act} />
    </div>
  )
}

function Rows({ id, act }: { readonly id: string; readonly act: ImportAct }) {
  const t = useText(text)
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listImportRows.path, { id, act }],
    queryFn: ({ pageParam }) => call(listImportRows, { id, act, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.line : undefined),
  })
  const rows = data?.pages.flatMap(({ records }) => records)
  if (!rows) return <Skeleton width="60%" />
  return (
    <>
      <Table<Row>
        label={t.acts[act]}
        rows={rows}
        idOf={({ line }) => String(line)}
        isDense
        columns={[
          {
            name: 'line',
            title: t.preview.place,
            width: 120,
            render: ({ line, isInList }) => (
              <span className="import-sample">{isInList ? t.preview.line(line) : t.preview.notInFile}</span>
            ),
          },
          {
            name: 'name',
            title: t.preview.person,
            width: 200,
            render: ({ name, key }) => (
              <span className="import-list-name">
                <b>{name || key}</b>
                {name !== '' && <small>{key}</small>}
              </span>
            ),
          },
          {
            name: 'what',
            title: act === 'faulty' ? t.preview.problem : t.preview.change,
            render: (row) => <What row={row} act={act} />,
          },
        ]}
      />
      {hasNextPage && (
        <p className="import-more">
          <Button size="small" onClick={() => void fetchNextPage()}>
            {t.preview.moreRows}
          </Button>
        </p>
      )}
    </>
  )
}

function What({ row, act }: { readonly row: Row; readonly act: ImportAct }) {
  const t = useText(text).preview
  return (
    <div className="import-what">
      {row.problems.map((problem) => (
        <span key={problem} className="import-problem">
          {problem}
        </span>
      ))}
      {row.changes.map(({ label, before, after }) => (
        <span key={label} className="import-change">
          <i>{label}</i>
          {act !== 'create' && (
            <>
              <del>
                <span className="ly-hidden">{t.before}</span>
                {before ?? t.empty}
              </del>
              <span aria-hidden="true">→</span>
            </>
          )}
          <ins>
            <span className="ly-hidden">{t.after}</span>
            {after ?? t.empty}
          </ins>
        </span>
      ))}
      {act === 'leave' && <span className="import-sample">{t.leaving}</span>}
      {act === 'spared' && <span className="import-sample">{t.spared}</span>}
      {row.sticky.length > 0 && <small>{t.manualKept(row.sticky)}</small>}
    </div>
  )
}
