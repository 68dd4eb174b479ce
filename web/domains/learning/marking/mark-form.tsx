import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Banner } from '#ui/feedback/banner'
import { Button } from '#ui/form/button'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { TextArea } from '#ui/form/text-area'
import { Kbd } from '#ui/work/kbd'
import { LeaveGuard } from '#ui/work/leave-guard'
import { text } from './text/index.ts'
import { type MarkProps, useMark } from './use-mark.ts'
import type { HandIn } from './handed-in-work.tsx'

/** Focuses the score field. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** The mark, a comment, and keyboard shortcuts to the next. */
export function MarkForm(props: MarkProps) {
  const { work, before, after } = props
  const t = useText(text)
  const mark = useMark(props)
  return (
    <form
      className="mark-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        mark.save()
      }}
    >
      <h2>{t.mark}</h2>
      {mark.isOvertaken ? <Overtaken work={work} mark={mark} /> : <CurrentMark work={work} />}
      <Field
        label={t.score}
        isRequired
        hint={
          work.requiredScore === null ? t.full(work.fullScore) : t.pass(work.fullScore, work.requiredScore)
        }
        error={mark.problem && t.problems[mark.problem](work.fullScore)}
      >
        {(names) => (
          <Input
            {...names}
            inputMode="decimal"
            autoComplete="off"
            ref={focus}
            value={mark.score}
            end={<span className="marking-quiet">/ {work.fullScore}</span>}
            onChange={({ target }) => mark.setScore(target.value)}
          />
        )}
      </Field>
      <Field label={t.comment} hint={t.commentHint}>
        {(names) => (
          <TextArea
            {...names}
            rows={6}
            limit={2000}
            value={mark.comment}
            onChange={({ target }) => mark.setComment(target.value)}
          />
        )}
      </Field>
      <Button type="submit" look="primary" isWide isBusy={mark.isBusy} disabled={mark.isOvertaken}>
        {after ? t.saveAndNext : t.save}
      </Button>
      <div className="mark-moves">
        <Button disabled={!before} onClick={() => mark.go(before)}>
          {t.before}
        </Button>
        <Button disabled={!after} onClick={() => mark.go(after)}>
          {t.after}
        </Button>
      </div>
      <Keys />
      <LeaveGuard isDirty={mark.isDirty} />
    </form>
  )
}

function Keys() {
  const t = useText(text).keys
  return (
    <dl className="mark-keys" aria-label={t.title}>
      <dt>
        <Kbd>Ctrl</Kbd>
        <Kbd>Enter</Kbd>
      </dt>
      <dd>{t.save}</dd>
      <dt>
        <Kbd>Alt</Kbd>
        <Kbd>↓</Kbd>
      </dt>
      <dd>{t.after}</dd>
      <dt>
        <Kbd>Alt</Kbd>
        <Kbd>↑</Kbd>
      </dt>
      <dd>{t.before}</dd>
    </dl>
  )
}

/** The earlier mark, if any. */
function CurrentMark({ work: { markedAt, markedBy, score, fullScore } }: { readonly work: HandIn }) {
  const t = useText(text)
  const zone = useZone()
  if (markedAt === null) return null
  return (
    <Banner>{t.currentMark(markedBy, shownTime(markedAt, zone), t.scored(score ?? 0, fullScore))}</Banner>
  )
}

type OvertakenProps = { readonly work: HandIn; readonly mark: ReturnType<typeof useMark> }

/** Somebody else has marked it first: shows their mark and asks what to do. */
function Overtaken({ work: { markedBy, score, fullScore, comment }, mark }: OvertakenProps) {
  const t = useText(text)
  return (
    <Banner tone="warning" isNews title={t.overtaken(markedBy, t.scored(score ?? 0, fullScore))}>
      {comment && <p>{t.quoted(comment)}</p>}
      <p>{t.overtakenHint}</p>
      <span className="mark-choice">
        <Button size="small" onClick={mark.takeTheirs}>
          {t.takeTheirs}
        </Button>
        <Button size="small" onClick={mark.keepMine}>
          {t.keepMine}
        </Button>
      </span>
    </Banner>
  )
}
