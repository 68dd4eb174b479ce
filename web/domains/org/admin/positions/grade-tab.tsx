import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Table } from '#ui/work/table'
import { text } from '../text/index.ts'
import { useLastColumns } from './catalogue-columns.tsx'
import type { OpenDialog } from './catalogue-dialog.tsx'
import type { Grade } from './use-catalogue.ts'

type GradeTabProps = {
  readonly grades: readonly Grade[]
  readonly mayChange: boolean
  readonly onOpen: (dialog: OpenDialog) => void
}

/** The grades, highest first. */
export function GradeTab({ grades, mayChange, onOpen }: GradeTabProps) {
  const t = useText(text)
  const last = useLastColumns<Grade>({
    mayChange,
    onOpen,
    edit: (grade) => ({ is: 'grade', grade }),
    remove: (row) => ({ is: 'remove', kind: 'grade', row }),
  })
  if (grades.length === 0) return <Empty kind="start" title={t.positions.emptyGrades} />
  return (
    <Table<Grade>
      label={t.positions.tabs.grades}
      rows={grades}
      idOf={({ id }) => id}
      isDense
      columns={[
        { name: 'code', title: t.code, width: 140, render: ({ code }) => code },
        { name: 'name', title: t.positions.grade, render: ({ name }) => <b>{name}</b> },
        { name: 'rank', title: t.positions.rank, width: 110, align: 'right', render: ({ rank }) => rank },
        ...last,
      ]}
    />
  )
}
