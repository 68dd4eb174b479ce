import { Table } from 'antd'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import type { Link } from './link.ts'

type LinkTableProps = {
  readonly links: readonly Link[]
  readonly onEdit: (link: Link) => void
  readonly onRemove: (link: Link) => void
}

/** The links in the order of the footer. */
export function LinkTable({ links, onEdit, onRemove }: LinkTableProps) {
  const t = useText(text).links
  return (
    <Table<Link> dataSource={links} rowKey="id" pagination={false} size="middle">
      <Table.Column<Link> title={t.columns.position} dataIndex="position" width={88} />
      <Table.Column<Link> title={t.columns.title} dataIndex="title" width="30%" className="links-title" />
      <Table.Column<Link>
        title={t.columns.accessUrl}
        key="address"
        render={(_value, { accessUrl }) => (
          <a className="ly-link links-address" href={accessUrl} target="_blank" rel="noreferrer">
            {accessUrl}
            <Icon name="out" size={14} />
          </a>
        )}
      />
      <Table.Column<Link>
        title={t.columns.actions}
        key="actions"
        width={200}
        align="right"
        render={(_value, link) => (
          <span className="links-actions">
            <Button
              look="quiet"
              size="small"
              aria-label={t.editNamed(link.title)}
              onClick={() => onEdit(link)}
            >
              <Icon name="edit" size={14} />
              {t.edit}
            </Button>
            <Button
              look="quiet"
              size="small"
              aria-label={t.removeNamed(link.title)}
              onClick={() => onRemove(link)}
            >
              <Icon name="trash" size={14} />
              {t.remove}
            </Button>
          </span>
        )}
      />
    </Table>
  )
}
