import type { LeafShown, WhyShown } from '@lyceum/contract/learning'
import { Link } from 'react-router'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { studyQuery } from '../study-query.ts'
import { text } from '../text/index.ts'
import './why.css'

type WhyProps = { readonly why: WhyShown; readonly itmId: string; readonly title: string }

/** Why something is locked or not complete: the rule with a tick or a sentence at every leaf, and the way there. */
export function Why({ why, itmId, title }: WhyProps) {
  const t = useText(text)
  return (
    <section className="study-why">
      <h3>{why.isMet ? t.why.done : title}</h3>
      {why.op === 'any' && <p>{t.why.any}</p>}
      <ul>
        {why.of.map((part) =>
          'op' in part ? (
            <li key={part.of.map(({ sentence }) => sentence).join()}>
              <p>{part.op === 'any' && t.why.any}</p>
              <ul>
                {part.of.map((leaf) => (
                  <Leaf key={leaf.sentence} leaf={leaf} itmId={itmId} />
                ))}
              </ul>
            </li>
          ) : (
            <Leaf key={part.sentence} leaf={part} itmId={itmId} />
          ),
        )}
      </ul>
    </section>
  )
}

function Leaf({ leaf, itmId }: { readonly leaf: LeafShown; readonly itmId: string }) {
  const t = useText(text)
  return (
    <li className="study-leaf" data-met={leaf.isMet}>
      <span className="study-tick" title={leaf.isMet ? t.why.met : t.why.unmet}>
        <Icon name={leaf.isMet ? 'done' : 'minus'} size={16} />
        <span className="ly-hidden">{leaf.isMet ? t.why.met : t.why.unmet}</span>
      </span>
      <span>{leaf.sentence}</span>
      {!leaf.isMet && !leaf.isStuck && leaf.modId !== null && (
        <Link to={studyQuery.to({ itmId, modId: leaf.modId })}>{t.why.go}</Link>
      )}
    </li>
  )
}
