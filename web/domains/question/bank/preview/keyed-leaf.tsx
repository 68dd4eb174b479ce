import type { LeafContent, PaperKey } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { letterAt } from '../../fields/leaves.ts'
import { TrueSign } from '../../fields/true-false-sign.tsx'
import { DocumentText } from '../../fields/document-text.tsx'
import { text as questionText } from '../../text/index.ts'
import { text } from '../text/index.ts'
import './shown.css'

type Pick = { readonly slot: string; readonly share: number }

type KeyedLeafProps = {
  readonly content: LeafContent
  /** The right answer. */
  readonly answer: PaperKey
  readonly explanation: DocumentTree
  readonly picks?: readonly Pick[]
}

/** One question with its right answer, for authors and reviewers. */
export function KeyedLeaf({ content, answer, explanation, picks = [] }: KeyedLeafProps) {
  const t = useText(text).shown
  return (
    <>
      <div className="bank-words">
        <DocumentText tree={content.stem} renderBlank={(slot) => <Blank content={content} slot={slot} />} />
      </div>
      <Answer content={content} answer={answer} picks={picks} />
      {explanation.blocks.length > 0 && (
        <div className="bank-why">
          <b>{t.explanation}</b>
          <DocumentText tree={explanation} />
        </div>
      )}
    </>
  )
}

function Blank({ content, slot }: { readonly content: LeafContent; readonly slot: string }) {
  const at = content.type === 'FB' ? content.blanks.indexOf(slot) : 0
  return <b className="bank-blank">{at + 1}</b>
}

type AnswerProps = {
  readonly content: LeafContent
  readonly answer: PaperKey
  readonly picks: readonly Pick[]
}

function Answer({ content, answer, picks }: AnswerProps): ReactNode {
  if (content.type === 'MC' || content.type === 'MC_MANY')
    return (
      <ul className="bank-options">
        {content.options.map(({ slot, content: tree }, at) => (
          <Option
            key={slot}
            sign={letterAt(at)}
            isRight={isRight(answer, slot)}
            share={picks.find((item) => item.slot === slot)?.share}
          >
            <DocumentText tree={tree} />
          </Option>
        ))}
      </ul>
    )
  if (content.type === 'TF') return <TrueOrFalse answer={answer} picks={picks} />
  if (content.type === 'FB' || content.type === 'MT') return <Pairs content={content} answer={answer} />
  return <Guide answer={answer} />
}

function TrueOrFalse({ answer, picks }: Omit<AnswerProps, 'content'>) {
  const t = useText(questionText).question
  return (
    <ul className="bank-options">
      {[true, false].map((isTrue) => (
        <Option
          key={String(isTrue)}
          sign={<TrueSign isTrue={isTrue} />}
          isRight={answer.type === 'TF' && answer.right === isTrue}
          share={picks.find(({ slot }) => slot === String(isTrue))?.share}
        >
          {isTrue ? t.right : t.wrong}
        </Option>
      ))}
    </ul>
  )
}

type PairsProps = {
  readonly content: Extract<LeafContent, { type: 'FB' | 'MT' }>
  readonly answer: PaperKey
}

/** Blanks with their accepted answers, or matching pairs. */
function Pairs({ content, answer }: PairsProps) {
  const t = useText(text).shown
  if (content.type === 'FB')
    return (
      <dl className="bank-pairs">
        {content.blanks.map((slot, at) => (
          <div key={slot}>
            <dt>{t.blank(at + 1)}</dt>
            <dd>{answer.type === 'FB' ? (answer.accepted[slot] ?? []).join(' / ') : ''}</dd>
          </div>
        ))}
      </dl>
    )
  const pairs = answer.type === 'MT' ? answer.pairs : {}
  return (
    <dl className="bank-pairs">
      {content.left.map(({ slot, content: tree }) => {
        const other = content.right.find((item) => item.slot === pairs[slot])
        return (
          <div key={slot}>
            <dt>
              <DocumentText tree={tree} />
            </dt>
            <dd>{other && <DocumentText tree={other.content} />}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Guide({ answer }: { readonly answer: PaperKey }) {
  const t = useText(text).shown
  const guide = 'guide' in answer ? answer.guide : ''
  return (
    <div className="bank-why">
      <b>{t.guide}</b>
      <p>{guide || t.noGuide}</p>
    </div>
  )
}

type OptionProps = {
  readonly sign: ReactNode
  readonly isRight: boolean
  readonly share: number | undefined
  readonly children: ReactNode
}

function Option({ sign, isRight: right, share, children }: OptionProps) {
  const t = useText(text).shown
  return (
    <li data-right={right}>
      <b>{sign}</b>
      <span>{children}</span>
      {right && (
        <>
          <Icon name="check" size={14} />
          <span className="ly-hidden">{t.right}</span>
        </>
      )}
      {share !== undefined && <em title={t.picked(Math.round(share * 100))}>{Math.round(share * 100)}%</em>}
    </li>
  )
}

const isRight = (answer: PaperKey, slot: string): boolean =>
  (answer.type === 'MC' && answer.right === slot) ||
  (answer.type === 'MC_MANY' && answer.right.includes(slot))
