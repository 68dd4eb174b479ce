import { useState } from 'react'
import { useText } from '#lib/text'
import { Status } from '#ui/status/status'
import { Kbd } from '#ui/work/kbd'
import { type Column, type Sort, Table } from '#ui/work/table'
import { Tree, type TreeNode } from '#ui/tree/tree'
import { UploadRow, UploadZone } from '#ui/work/upload-zone'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

export function Work() {
  const t = useText(text)
  return (
    <Part title={t.heads.work}>
      <div className="showcase-3">
        <div className="showcase-wide">
          <Results />
          <Files />
        </div>
        <Knowledge />
      </div>
    </Part>
  )
}

type Result = { readonly id: string; readonly name: string; readonly unit: string; readonly score: string }

function Results() {
  const s = useText(samples).work
  const [sort, setSort] = useState<Sort>({ by: 'score', isUp: false })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['0']))
  const rows = s.rows.map(([name = '', unit = '', score = ''], i) => ({ id: String(i), name, unit, score }))
  const sorted = rows.toSorted((a, b) => (Number(a.score) - Number(b.score)) * (sort.isUp ? 1 : -1))
  const columns: readonly Column<Result>[] = [
    { name: 'name', title: nth(s.columns, 0), render: ({ name }) => <b>{name}</b> },
    { name: 'unit', title: nth(s.columns, 1), render: ({ unit }) => unit },
    {
      name: 'state',
      title: nth(s.columns, 2),
      render: ({ score }) => <Status family="scoring" status={Number(score) < 60 ? 'fail' : 'pass'} />,
    },
    {
      name: 'score',
      title: nth(s.columns, 3),
      align: 'right',
      isSortable: true,
      render: ({ score }) => <b>{score}</b>,
    },
  ]
  return (
    <Table
      label={s.table}
      rows={sorted}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      columns={columns}
    />
  )
}

function Files() {
  const s = useText(samples).work
  return (
    <div className="showcase-2 showcase-gap">
      <UploadZone hint={s.hint} isMany onFiles={() => undefined} />
      <ul>
        <UploadRow name={nth(s.files, 0)} kind="pdf" note="2.4 MB" onRemove={() => undefined} />
        <UploadRow name={nth(s.files, 1)} kind="excel" percent={64} onRemove={() => undefined} />
        <UploadRow
          name={nth(s.files, 2)}
          kind="video"
          isFailed
          onRetry={() => undefined}
          onRemove={() => undefined}
        />
      </ul>
    </div>
  )
}

function Knowledge() {
  const s = useText(samples).work
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(['all', 'lean']))
  const [chosen, setChosen] = useState<string | undefined>('site')
  const nodes: readonly TreeNode[] = [
    {
      id: 'all',
      title: nth(s.nodes, 0),
      count: 4216,
      children: [
        {
          id: 'lean',
          title: nth(s.nodes, 1),
          count: 812,
          children: [
            { id: 'site', title: nth(s.nodes, 2), count: 236 },
            { id: 'quality', title: nth(s.nodes, 3), count: 318 },
          ],
        },
        {
          id: 'tech',
          title: nth(s.nodes, 4),
          count: 964,
          children: [{ id: 'x', title: nth(s.nodes, 3) }],
        },
      ],
    },
    { id: 'mine', title: nth(s.nodes, 5), count: 62 },
  ]
  return (
    <div>
      <Tree label={s.tree} open={open} onOpen={setOpen} chosen={chosen} onChoose={setChosen} nodes={nodes} />
      <p className="showcase-row showcase-gap">
        <Kbd>A</Kbd>
        <Kbd>F</Kbd>
        {s.keys}
        <Kbd>M</Kbd>
        {s.keyNames}
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
      </p>
    </div>
  )
}
