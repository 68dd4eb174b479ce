import type { LeafShown, WhyShown } from '@lyceum/contract/learning'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from './text.ts'
import './why.css'

type WhyProps = {
  readonly why: WhyShown
  readonly title: string
  /** The link to a module; absent when the reader is not the learner. */
  readonly linkTo?: LinkTo
}

type LinkTo = (modId: string) => string

/** Why something is locked or incomplete: the rule with a tick or text at every condition, and links. */
export function Why({ why, title, linkTo }: WhyProps) {
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
                  <Leaf key={leaf.sentence} leaf={leaf} linkTo={linkTo} />
                ))}
              </ul>
            </li>
          ) : (
            <Leaf key={part.sentence} leaf={part} linkTo={linkTo} />
          ),
        )}
      </ul>
    </section>
  )
}

type LeafProps = { readonly leaf: LeafShown; readonly linkTo: LinkTo | undefined }

function Leaf({ leaf: { isMet, isStuck, modId, sentence }, linkTo }: LeafProps) {
  const t = useText(text)
  return (
    <li className="study-leaf" data-met={isMet}>
      <span className="study-tick" title={isMet ? t.met : t.unmet}>
        <Icon name={isMet ? 'done' : 'minus'} size={16} />
        <span className="ly-hidden">{isMet ? t.met : t.unmet}</span>
      </span>
      <span>{sentence}</span>
      {linkTo && !isMet && !isStuck && modId !== null && <Link to={linkTo(modId)}>{t.go}</Link>}
    </li>
  )
}
