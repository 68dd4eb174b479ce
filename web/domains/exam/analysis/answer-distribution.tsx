import type { LeafQuestion, PaperKey } from '@lyceum/contract/question'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { letterAt, TrueSign, DocumentText } from '#domains/question'
import { type Doubted, rightSlots } from './item-analysis.ts'
import { Share } from './item-table.tsx'
import { text } from './text/index.ts'

/** The given answers beside the right ones. */
export function Picks({ doubted }: { readonly doubted: Doubted }) {
  const t = useText(text)
  const { question, key, picks } = doubted
  if (key.type === 'ES' || key.type === 'SR')
    return (
      <section>
        <h3>{t.guide}</h3>
        <p>{key.guide || '–'}</p>
      </section>
    )
  return (
    <section>
      <h3>{t.picks}</h3>
      {picks.length === 0 && <p className="exams-quiet">{t.noPicks}</p>}
      <Answered doubted={doubted} question={question} />
    </section>
  )
}

type AnsweredProps = { readonly doubted: Doubted; readonly question: Doubted['question'] }

function Answered({ doubted: { key, picks }, question }: AnsweredProps): ReactNode {
  const t = useText(text)
  const people = picks.reduce((most, pick) => most + pick.people, 0)
  const countOf = (slot: string) => picks.find((pick) => pick.slot === slot)?.people ?? 0
  if (question.type === 'MC' || question.type === 'MC_MANY')
    return (
      <ul className="analysis-options">
        {question.options.map(({ slot, content }, at) => (
          <Option
            key={slot}
            sign={letterAt(at)}
            isRight={isRight(key, slot)}
            people={countOf(slot)}
            of={people}
          >
            <DocumentText tree={content} />
          </Option>
        ))}
      </ul>
    )
  if (question.type === 'TF')
    return (
      <ul className="analysis-options">
        {['true', 'false'].map((slot) => (
          <Option
            key={slot}
            sign={<TrueSign isTrue={slot === 'true'} />}
            isRight={isRight(key, slot)}
            people={countOf(slot)}
            of={people}
          >
            {slot === 'true' ? t.isTrue : t.isFalse}
          </Option>
        ))}
      </ul>
    )
  if (question.type === 'FB')
    return question.blanks.map((slot, at) => (
      <GivenAnswers key={slot} title={t.blank(at + 1)} slot={slot} keyed={key} picks={picks} />
    ))
  return question.type === 'MT' ? <Pairs question={question} keyed={key} picks={picks} /> : null
}

const isRight = (key: PaperKey, slot: string) => rightSlots(key).includes(slot)

type OptionProps = {
  readonly sign: ReactNode
  readonly isRight: boolean
  readonly people: number
  readonly of: number
  readonly children: ReactNode
}

function Option({ sign, isRight: isKey, people, of, children }: OptionProps) {
  const t = useText(text)
  return (
    <li data-right={isKey}>
      <b>{sign}</b>
      <div>{children}</div>
      {isKey && (
        <span className="analysis-right">
          <Icon name="check" size={14} />
          {t.right}
        </span>
      )}
      <Share share={of > 0 ? people / of : 0} people={people} />
    </li>
  )
}

type GivenAnswersProps = {
  readonly title: string
  readonly slot: string
  readonly keyed: PaperKey
  readonly picks: Doubted['picks']
}

/** The most frequent answers for one blank. */
function GivenAnswers({ title, slot, keyed, picks }: GivenAnswersProps) {
  const t = useText(text)
  const answers = picks.filter((pick) => pick.slot === slot)
  const people = answers.reduce((sum, pick) => sum + pick.people, 0)
  const accepted = keyed.type === 'FB' ? (keyed.accepted[slot] ?? []) : []
  return (
    <>
      <h4>
        {title}
        <small>{t.accepted(accepted.join(' / '))}</small>
      </h4>
      <ul className="analysis-options">
        {answers.slice(0, 8).map((pick) => (
          <Option
            key={pick.said}
            sign=""
            isRight={accepted.some((acceptedText) => acceptedText.toLowerCase() === pick.said.toLowerCase())}
            people={pick.people}
            of={people}
          >
            {pick.said}
          </Option>
        ))}
      </ul>
    </>
  )
}

type PairsProps = {
  readonly question: LeafQuestion & { readonly type: 'MT' }
  readonly keyed: PaperKey
  readonly picks: Doubted['picks']
}

function Pairs({ question: { left, right }, keyed, picks }: PairsProps) {
  return left.map(({ slot, content }) => {
    const chosen = picks.filter((pick) => pick.slot === slot)
    const people = chosen.reduce((sum, pick) => sum + pick.people, 0)
    return (
      <div key={slot} className="analysis-pair">
        <h4>
          <DocumentText tree={content} />
        </h4>
        <ul className="analysis-options">
          {right.map((side, at) => (
            <Option
              key={side.slot}
              sign={letterAt(at)}
              isRight={keyed.type === 'MT' && keyed.pairs[slot] === side.slot}
              people={chosen.find((pick) => pick.said === side.slot)?.people ?? 0}
              of={people}
            >
              <DocumentText tree={side.content} />
            </Option>
          ))}
        </ul>
      </div>
    )
  })
}
