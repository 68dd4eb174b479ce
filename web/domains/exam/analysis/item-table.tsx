import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Progress } from '#ui/data/progress'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { type Item, marksOf, percentOf, plainTextOf } from './item-analysis.ts'
import { text } from './text/index.ts'

type ItemTableProps = { readonly items: readonly Item[]; readonly onOpen: (id: string) => void }

export function ItemTable({ items, onOpen }: ItemTableProps) {
  const t = useText(text)
  return (
    <Table<Item>
      label={t.items}
      columns={useColumns(onOpen)}
      rows={items}
      idOf={({ questionVersionId }) => questionVersionId}
    />
  )
}

function useColumns(onOpen: ItemTableProps['onOpen']): readonly Column<Item>[] {
  const t = useText(text)
  return [
    { name: 'question', title: t.columns.question, render: (item) => <Named item={item} /> },
    { name: 'type', title: t.columns.type, width: 110, render: ({ type }) => <Tag>{t.types[type]}</Tag> },
    {
      name: 'facility',
      title: t.columns.facility,
      width: 170,
      render: (item) => (
        <Progress percent={Math.round(item.facility * 100)} hasNumber label={plainTextOf(item)} />
      ),
    },
    {
      name: 'discrimination',
      title: t.columns.discrimination,
      width: 110,
      align: 'right',
      render: ({ discrimination }) =>
        discrimination === null ? (
          <span className="exams-quiet">{t.few}</span>
        ) : (
          <span className={discrimination < 0.15 ? 'analysis-care' : undefined}>
            {discrimination.toFixed(2)}
          </span>
        ),
    },
    {
      name: 'right',
      title: t.columns.right,
      width: 100,
      align: 'right',
      render: ({ right, papers }) => t.rightOf(right, papers),
    },
    {
      name: 'acts',
      title: t.columns.acts,
      width: 88,
      align: 'right',
      render: (item) => (
        <Button
          size="small"
          aria-label={t.lookAt(plainTextOf(item))}
          onClick={() => onOpen(item.questionVersionId)}
        >
          {t.look}
        </Button>
      ),
    },
  ]
}

function Named({ item }: { readonly item: Item }) {
  const t = useText(text)
  return (
    <span className="analysis-name">
      <span className="analysis-text">{plainTextOf(item)}</span>
      <span>
        {item.policy !== null && <Tag tone="info">{t.policyTag}</Tag>}
        {marksOf(item).map((mark) => (
          <Tag key={mark} tone="warning">
            {t.marks[mark]}
          </Tag>
        ))}
      </span>
    </span>
  )
}

/** A share of the answers as a bar with its number. */
export function Share({ share, people }: { readonly share: number; readonly people: number }) {
  const t = useText(text)
  return (
    <span className="analysis-share">
      <i style={{ width: percentOf(share) }} aria-hidden="true" />
      <span>{t.picked(people, percentOf(share))}</span>
    </span>
  )
}
