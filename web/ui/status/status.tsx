import { useText } from '#lib/text'
import { StatusDot } from '../feedback/status-dot.tsx'
import { lookOf, type StatusOf } from './status-list.ts'
import { Tag } from './tag.tsx'
import { text } from './text/index.ts'

type StatusProps = StatusOf & {
  /** The position on a waiting list, or the reason of a rejection. */
  readonly detail?: string | number
  /** A tag instead of the dot, where the state is the result. */
  readonly isTag?: boolean
}

/** A state as text and tone: `<Status family="course" status="learning" />`. */
export function Status({ detail, isTag, ...of }: StatusProps) {
  const t = useText(text)
  const look = lookOf(of)
  const statusText = useStatusWord()(of)
  const label = detail === undefined ? statusText : withDetail()

  function withDetail() {
    return of.status === 'waiting' ? t.waitingAt(String(detail)) : t.because(statusText, String(detail))
  }

  if (isTag || look.isTag) return <Tag tone={look.tone}>{label}</Tag>
  return <StatusDot tone={look.tone === 'plain' ? 'past' : look.tone}>{label}</StatusDot>
}

/** The text of a state alone, for options. */
export function useStatusWord(): (of: StatusOf) => string {
  const t = useText(text)
  return ({ family, status }) => {
    const label: Readonly<Record<string, string>> = t[family]
    return label[status] ?? ''
  }
}
