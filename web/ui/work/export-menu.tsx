import { askDownload, listDownloads } from '@lyceum/contract/admin'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { showOnward } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '../form/button.tsx'
import { Menu } from '../overlay/menu.tsx'
import { Icon } from '../picture/icon.tsx'
import { text } from '../text/index.ts'

type ExportMenuProps = {
  /** The table, by the name its room gave it. */
  readonly kind: string
  /** The same choice of rows that the page shows. */
  readonly filter: Readonly<Record<string, string | number | boolean | string[]>>
  readonly title?: string
}

/** Takes away what a page shows, as a file that the download centre makes. */
export function ExportMenu({ kind, filter, title }: ExportMenuProps) {
  const t = useText(text).exports
  const navigate = useNavigate()
  const asking = useCommand(askDownload, { refresh: [listDownloads] })
  const ask = (format: 'xlsx' | 'csv') =>
    asking.mutate(
      { kind, format, filter },
      { onSuccess: () => showOnward(t.asked, t.centre, () => void navigate('/downloads')) },
    )
  return (
    <Menu
      label={title ?? t.title}
      align="end"
      items={[
        { id: 'xlsx', title: t.xlsx, icon: 'download', onChoose: () => ask('xlsx') },
        { id: 'csv', title: t.csv, icon: 'download', onChoose: () => ask('csv') },
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
