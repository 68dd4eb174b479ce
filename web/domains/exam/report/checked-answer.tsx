import { getFile } from '@lyceum/contract/file'
import type { AnswerValue, LeafQuestion, PaperKey } from '@lyceum/contract/question'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { letterAt, TrueSign, DocumentText } from '#domains/question'
import { text } from './text/index.ts'
import type { CheckedPart } from './report.ts'

type AnswerProps = { readonly question: LeafQuestion; readonly part: Pick<CheckedPart, 'mine' | 'key'> }
type Answered = { readonly mine: AnswerValue | null; readonly right: PaperKey | null }
type Of<T extends LeafQuestion['type']> = Answered & {
  readonly question: LeafQuestion & { readonly type: T }
}

/** The learner's answer beside the right one, in the shape of the question. */
export function CheckedAnswer({ question, part: { mine, key: right } }: AnswerProps): ReactNode {
  if (question.type === 'MC' || question.type === 'MC_MANY')
    return <Choices question={question} mine={mine} right={right} />
  if (question.type === 'TF') return <TrueOrFalse mine={mine} right={right} />
  if (question.type === 'FB') return <Blanks question={question} mine={mine} right={right} />
  if (question.type === 'MT') return <Matched question={question} mine={mine} right={right} />
  return <Free mine={mine} right={right} />
}

function Choices({ question, mine, right }: Of<'MC' | 'MC_MANY'>) {
  return (
    <Rows>
      {question.options.map(({ slot, content }, at) => (
        <Row
          key={slot}
          sign={letterAt(at)}
          isMine={chosenOf(mine).includes(slot)}
          isKey={rightOf(right).includes(slot)}
          hasKey={right !== null}
          isOnly={question.type === 'MC'}
        >
          <DocumentText tree={content} />
        </Row>
      ))}
    </Rows>
  )
}

function TrueOrFalse({ mine, right }: Answered) {
  const t = useText(text).question
  return (
    <Rows>
      {[true, false].map((isTrue) => (
        <Row
          key={String(isTrue)}
          sign={<TrueSign isTrue={isTrue} />}
          isMine={mine?.type === 'TF' && mine.isTrue === isTrue}
          isKey={right?.type === 'TF' && right.right === isTrue}
          hasKey={right !== null}
          isOnly
        >
          {isTrue ? t.right : t.wrong}
        </Row>
      ))}
    </Rows>
  )
}

function Blanks({ question, mine, right }: Of<'FB'>) {
  const t = useText(text).report
  return (
    <Pairs
      rows={question.blanks.map((slot, at) => ({
        slot,
        name: t.blank(at + 1),
        mine: mine?.type === 'FB' ? (mine.blanks[slot] ?? '') : '',
        right: right?.type === 'FB' ? (right.accepted[slot] ?? []).join(' / ') : '',
      }))}
    />
  )
}

function Matched({ question, mine, right }: Of<'MT'>) {
  const letterOf = (slot: string | undefined) =>
    slot === undefined ? '' : letterAt(question.right.findIndex((item) => item.slot === slot))
  return (
    <>
      <ul className="exam-sides">
        {question.right.map(({ slot, content }, at) => (
          <li key={slot}>
            <b>{letterAt(at)}</b>
            <DocumentText tree={content} />
          </li>
        ))}
      </ul>
      <Pairs
        rows={question.left.map(({ slot, content }) => ({
          slot,
          name: <DocumentText tree={content} />,
          mine: mine?.type === 'MT' ? letterOf(mine.pairs[slot]) : '',
          right: right?.type === 'MT' ? letterOf(right.pairs[slot]) : '',
        }))}
      />
    </>
  )
}

/** A written or spoken answer, with the marking guide. */
function Free({ mine, right }: Answered) {
  const t = useText(text).report
  const written = mine?.type === 'ES' && mine.text !== '' ? mine.text : t.nothing
  return (
    <>
      {mine?.type === 'SR' ? (
        <Sound fileId={mine.fileId} />
      ) : (
        <blockquote className="exam-mine">{written}</blockquote>
      )}
      {right && 'guide' in right && right.guide !== '' && <Guide guide={right.guide} />}
    </>
  )
}

const chosenOf = (mine: AnswerValue | null): readonly string[] => {
  if (mine?.type === 'MC') return mine.slot === null ? [] : [mine.slot]
  return mine?.type === 'MC_MANY' ? mine.slots : []
}

const rightOf = (key: PaperKey | null): readonly string[] => {
  if (key?.type === 'MC') return [key.right]
  return key?.type === 'MC_MANY' ? key.right : []
}

const Rows = ({ children }: { readonly children: ReactNode }) => <ul className="exam-rows">{children}</ul>

type RowProps = {
  readonly sign: ReactNode
  readonly isMine: boolean
  readonly isKey: boolean
  readonly hasKey: boolean
  /** There is only one right answer, so it is labelled as the key instead of as missed. */
  readonly isOnly: boolean
  readonly children: ReactNode
}

/** Chosen and right, chosen and wrong, right but missed, or neither: shown by colour, border and text. */
function Row({ sign, isMine, isKey, hasKey, isOnly, children }: RowProps) {
  const t = useText(text).report
  const look = isMine ? (isKey ? 'right' : hasKey ? 'wrong' : 'mine') : isKey ? 'missed' : 'plain'
  return (
    <li data-look={look}>
      <b>{sign}</b>
      <div>{children}</div>
      {look !== 'plain' && (
        <em>
          {look === 'right' && <Icon name="check" size={14} />}
          {look === 'wrong' && <Icon name="close" size={14} />}
          {look === 'missed' && isOnly ? t.key : t.looks[look]}
        </em>
      )}
    </li>
  )
}

type PairRow = {
  readonly name: ReactNode
  readonly slot: string
  readonly mine: string
  readonly right: string
}

function Pairs({ rows }: { readonly rows: readonly PairRow[] }) {
  const t = useText(text).report
  return (
    <table className="exam-pairs">
      <thead>
        <tr>
          <th scope="col">{t.part}</th>
          <th scope="col">{t.mine}</th>
          <th scope="col">{t.key}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ slot, name, mine, right }) => (
          <tr key={slot}>
            <th scope="row">{name}</th>
            <td>{mine || t.nothing}</td>
            <td>{right || t.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Guide({ guide }: { readonly guide: string }) {
  const t = useText(text).report
  return (
    <div className="exam-explained">
      <b>{t.guide}</b>
      <div>{guide}</div>
    </div>
  )
}

function Sound({ fileId }: { readonly fileId: string | null }) {
  const t = useText(text)
  const { data: file } = useQuery({
    ...read(getFile, { id: fileId ?? '' }),
    enabled: fileId !== null,
    meta: { quiet: true },
  })
  if (!file) return <blockquote className="exam-mine">{t.report.nothing}</blockquote>
  // eslint-disable-next-line jsx-a11y/media-has-caption -- one's own voice
  return <audio className="exam-sound" controls src={file.url} aria-label={t.recording.listen} />
}
