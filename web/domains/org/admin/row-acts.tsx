import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import './row-acts.css'

type RowActsProps = {
  readonly name: string
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** The actions at the end of a row. */
export function RowActs({ name, onEdit, onRemove }: RowActsProps) {
  const t = useText(text)
  return (
    <span className="org-acts">
      <Button look="quiet" size="small" aria-label={t.editNamed(name)} onClick={onEdit}>
        <Icon name="edit" size={14} />
        {t.edit}
      </Button>
      <Button look="quiet" size="small" aria-label={t.removeNamed(name)} onClick={onRemove}>
        <Icon name="trash" size={14} />
        {t.remove}
      </Button>
    </span>
  )
}
