import { Link } from 'react-router'
import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import './breadcrumb.css'

type BreadcrumbProps = {
  /** From the top level; the last one is this page and has no address. */
  readonly trail: readonly { readonly title: string; readonly to?: string }[]
}

/** The breadcrumb of this page. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  const t = useText(text)
  return (
    <nav className="ly-breadcrumb" aria-label={t.place}>
      <ol>
        {trail.map(({ title, to }) => (
          <li key={title}>{to ? <Link to={to}>{title}</Link> : <span aria-current="page">{title}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
