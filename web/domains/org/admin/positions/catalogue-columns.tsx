import { useText } from '#lib/text'
import type { Column } from '#ui/work/table'
import { RowActs } from '../row-acts.tsx'
import { text } from '../text/index.ts'
import type { OpenDialog } from './catalogue-dialog.tsx'

type CountedRow = { readonly id: string; readonly name: string; readonly people: number }

type LastColumns<R> = {
  readonly mayChange: boolean
  readonly onOpen: (dialog: OpenDialog) => void
  readonly edit: (row: R) => OpenDialog
  readonly remove: (row: R) => OpenDialog
}

/** The last columns of every list: people count and row actions. */
export function useLastColumns<R extends CountedRow>({ mayChange, onOpen, edit, remove }: LastColumns<R>) {
  const t = useText(text)
  const people: Column<R> = {
    name: 'people',
    title: t.people,
    width: 110,
    align: 'right',
    render: (row) => row.people.toLocaleString('en-US'),
  }
  const acts: Column<R> = {
    name: 'acts',
    title: t.actions,
    width: 200,
    align: 'right',
    render: (row) => (
      <RowActs name={row.name} onEdit={() => onOpen(edit(row))} onRemove={() => onOpen(remove(row))} />
    ),
  }
  return mayChange ? [people, acts] : [people]
}
