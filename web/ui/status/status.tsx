import { useText } from '#lib/text'
import { StatusDot } from '../feedback/status-dot.tsx'
import { lookOf, type StatusOf } from './status-list.ts'
import { Tag } from './tag.tsx'
import { text } from './text/index.ts'

type StatusProps = StatusOf & {
  /** The place on a waiting list, or the reason of a refusal. */
  readonly detail?: string | number
  /** A tag in the place of the dot, where the state is the verdict. */
  readonly isTag?: boolean
}

/** A state of something, in words and tone: `<Status family="course" status="learning" />`. */
export function Status({ detail, isTag, ...of }: StatusProps) {
  const t = useText(text)
  const look = lookOf(of)
  const word = useStatusWord()(of)
  const words = detail === undefined ? word : withDetail()

  function withDetail() {
    return of.status === 'waiting' ? t.waitingAt(String(detail)) : t.because(word, String(detail))
  }

  if (isTag || look.isTag) return <Tag tone={look.tone}>{words}</Tag>
  return <StatusDot tone={look.tone === 'plain' ? 'past' : look.tone}>{words}</StatusDot>
}

/** The word of a state alone, where it is one to choose. */
export function useStatusWord(): (of: StatusOf) => string {
  const t = useText(text)
  return ({ family, status }) => {
    const words: Readonly<Record<string, string>> = t[family]
    return words[status] ?? ''
  }
}
