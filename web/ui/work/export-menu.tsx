import { useNavigate } from 'react-router'
import { showOnward } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { Menu } from '../overlay/menu.tsx'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'
import { askExportSlot, type ExportFilter } from './ask-export.ts'

type ExportMenuProps = {
  /** The table, by the name its domain gave it. */
  readonly kind: string
  /** The filter that the page shows. */
  readonly filter: ExportFilter
  readonly title?: string
}

/** Exports what a page shows as a file in the download centre. */
export function ExportMenu({ kind, filter, title }: ExportMenuProps) {
  const t = useText(text).exports
  const navigate = useNavigate()
  const asking = askExportSlot.get()()
  const requestExport = (format: 'xlsx' | 'csv') =>
    asking.mutate(
      { kind, format, filter },
      { onSuccess: () => showOnward(t.started, t.centre, () => void navigate('/downloads')) },
    )
  return (
    <Menu
      label={title ?? t.title}
      align="end"
      items={[
        { id: 'xlsx', title: t.xlsx, icon: 'download', onChoose: () => requestExport('xlsx') },
        { id: 'csv', title: t.csv, icon: 'download', onChoose: () => requestExport('csv') },
        { id: 'centre', title: t.centre, isApart: true, onChoose: () => void navigate('/downloads') },
      ]}
      renderButton={(opener) => (
        <Button {...opener} isBusy={asking.isPending}>
          <Icon name="download" size={16} />
          {title ?? t.title}
        </Button>
      )}
    />
  )
}
