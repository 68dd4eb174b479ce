import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { Icon } from '#ui/picture/icon'
import type { Link } from './link.ts'
import { text } from './text/index.ts'
import { type Reorder, useReorder } from './use-reorder.ts'

type LinkTableProps = {
  readonly links: readonly Link[]
  readonly onOrder: (ids: readonly string[]) => void
  readonly onEdit: (link: Link) => void
  readonly onRemove: (link: Link) => void
}

/** The number of links the footer shows. */
const shown = 8

/** The links in footer order. A row is moved by its handle: dragged, or with the arrow keys. */
export function LinkTable({ links, onOrder, onEdit, onRemove }: LinkTableProps) {
  const t = useText(text)
  const order = useReorder(links, onOrder)
  return (
    <>
      <table className="links-table" aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col">
              <span className="ly-hidden">{t.columns.position}</span>
            </th>
            <th scope="col">{t.columns.title}</th>
            <th scope="col">{t.columns.accessUrl}</th>
            <th scope="col">{t.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {order.rows.map((link, at) => (
            <Row key={link.id} link={link} at={at} order={order} onEdit={onEdit} onRemove={onRemove} />
          ))}
        </tbody>
      </table>
      <p className="ly-hidden" aria-live="polite">
        {order.moved && t.movedTo(order.moved.title, order.moved.place)}
      </p>
    </>
  )
}

type RowProps = Pick<LinkTableProps, 'onEdit' | 'onRemove'> & {
  readonly link: Link
  readonly at: number
  readonly order: Reorder<Link>
}

function Row({ link, at, order, onEdit, onRemove }: RowProps) {
  const t = useText(text)
  return (
    <tr
      data-dragged={order.dragged === link.id}
      data-last-shown={at === shown - 1}
      onDragOver={(event) => order.over(event, at)}
      onDrop={order.drop}
    >
      <td>
        <button
          type="button"
          className="links-handle"
          draggable
          aria-label={t.moveNamed(link.title)}
          title={t.moveHint}
          onDragStart={(event) => order.drag(event, link.id)}
          onDragEnd={order.end}
          onKeyDown={(event) => order.key(event, at)}
        >
          <Icon name="grip" size={16} />
        </button>
      </td>
      <th scope="row">{link.title}</th>
      <td>
        <a className="ly-link links-address" href={link.accessUrl} target="_blank" rel="noreferrer">
          {link.accessUrl}
          <Icon name="out" size={14} />
        </a>
      </td>
      <td>
        <span className="links-actions">
          <Button look="quiet" size="small" aria-label={t.editNamed(link.title)} onClick={() => onEdit(link)}>
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
      </td>
    </tr>
  )
}
