import type { LeafShown, WhyShown } from '@lyceum/contract/learning'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from './text.ts'
import './why.css'

type WhyProps = {
  readonly why: WhyShown
  readonly title: string
  /** Where a module is studied; left out where somebody else reads it than the one who learns. */
  readonly wayTo?: WayTo
}

type WayTo = (modId: string) => string

/** Why something is locked or not complete: the rule with a tick or a sentence at every leaf, and the way there. */
export function Why({ why, title, wayTo }: WhyProps) {
  const t = useText(text)
  return (
    <section className="study-why">
      <h3>{why.isMet ? t.done : title}</h3>
      {why.op === 'any' && <p>{t.any}</p>}
      <ul>
        {why.of.map((part) =>
          'op' in part ? (
            <li key={part.of.map(({ sentence }) => sentence).join()}>
              <p>{part.op === 'any' && t.any}</p>
              <ul>
                {part.of.map((leaf) => (
                  <Leaf key={leaf.sentence} leaf={leaf} wayTo={wayTo} />
                ))}
              </ul>
            </li>
          ) : (
            <Leaf key={part.sentence} leaf={part} wayTo={wayTo} />
          ),
        )}
      </ul>
    </section>
  )
}

type LeafProps = { readonly leaf: LeafShown; readonly wayTo: WayTo | undefined }

function Leaf({ leaf: { isMet, isStuck, modId, sentence }, wayTo }: LeafProps) {
  const t = useText(text)
  return (
    <li className="study-leaf" data-met={isMet}>
      <span className="study-tick" title={isMet ? t.met : t.unmet}>
        <Icon name={isMet ? 'done' : 'minus'} size={16} />
        <span className="ly-hidden">{isMet ? t.met : t.unmet}</span>
      </span>
      <span>{sentence}</span>
      {wayTo && !isMet && !isStuck && modId !== null && <Link to={wayTo(modId)}>{t.go}</Link>}
    </li>
  )
}
