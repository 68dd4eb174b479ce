import type { ReactNode } from 'react'
import './filter-bar.css'

type ToolRowProps<Order extends string> = {
  readonly label: string
  readonly orders: readonly { readonly value: Order; readonly title: string }[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
  /** Switches at the right end. */
  readonly children?: ReactNode
}

/** Between filters and list: sorting on the left, switches on the right. */
export function ToolRow<Order extends string>({
  label,
  orders,
  order,
  onOrder,
  children,
}: ToolRowProps<Order>) {
  return (
    <div className="ly-tool-row">
      <fieldset className="ly-sort">
        <legend className="ly-hidden">{label}</legend>
        {orders.map(({ value, title }) => (
          <button key={value} type="button" aria-pressed={value === order} onClick={() => onOrder(value)}>
            {title}
          </button>
        ))}
      </fieldset>
      {children && <div className="ly-tool-row-end">{children}</div>}
    </div>
  )
}
