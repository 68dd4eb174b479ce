import { type getQuestionImport, listQuestionImportRows } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#lib/api'
import { useText } from '#lib/text'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { Segmented } from '#ui/layout/segmented'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text as bankText } from '../text/index.ts'
import { text } from './text/index.ts'

type Import = Result<typeof getQuestionImport>
type Row = Result<typeof listQuestionImportRows>['records'][number]
type Kind = 'fit' | 'faulty' | 'twin'

type ImportRowsProps = { readonly importRun: Import; readonly kinds: readonly Kind[] }

/** The questions of an import, by kind. */
export function ImportRows({ importRun, kinds }: ImportRowsProps) {
  const t = useText(text)
  const counts = { fit: importRun.fit, faulty: importRun.faulty, twin: importRun.twins }
  const present = kinds.filter((kind) => counts[kind] > 0)
  const [chosen, setChosen] = useState<Kind>()
  const show = chosen ?? present[0]
  if (!show) return null
  return (
    <div className="bank-import-rows">
      <div>
        <h2>{t.rows}</h2>
        <Segmented
          label={t.rows}
          value={show}
          onChoose={setChosen}
          options={present.map((value) => ({ value, title: `${t.kinds[value]} ${counts[value]}` }))}
        />
      </div>
      <Rows key={show} id={importRun.id} show={show} />
    </div>
  )
}

function Rows({ id, show }: { readonly id: string; readonly show: Kind }) {
  const t = useText(text)
  const types = useText(bankText).types
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listQuestionImportRows.path, { id, show }],
    queryFn: ({ pageParam }) => call(listQuestionImportRows, { id, show, after: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, records }) => (hasMore ? records.at(-1)?.line : undefined),
  })
  const rows = data?.pages.flatMap(({ records }) => records)
  const columns: readonly Column<Row>[] = [
    { name: 'line', title: t.place, width: 96, render: ({ line }) => t.line(line) },
    {
      name: 'type',
      title: t.type,
      width: 88,
      render: ({ type }) => <Tag>{type ? types[type] : t.unknownType}</Tag>,
    },
    { name: 'stem', title: t.stem, render: ({ text: stem }) => stem },
    { name: 'category', title: t.categoryColumn, width: 160, render: ({ category }) => category },
    {
      name: 'problem',
      title: t.problem,
      width: 300,
      render: ({ problems, twinNumber: duplicateNumber }) => (
        <>
          {problems.map((problem) => (
            <p key={problem} className="bank-import-problem">
              {problem}
            </p>
          ))}
          {duplicateNumber !== null && t.duplicateOf(duplicateNumber)}
        </>
      ),
    },
  ]
  if (!rows) return <RowsWaiting />
  return (
    <>
      <Table<Row>
        label={t.kinds[show]}
        isDense
        rows={rows}
        idOf={({ line }) => String(line)}
        columns={columns.filter(({ name }) => show !== 'fit' || name !== 'problem')}
      />
      {hasNextPage && (
        <Button size="small" onClick={() => void fetchNextPage()}>
          {t.moreRows}
        </Button>
      )}
    </>
  )
}
