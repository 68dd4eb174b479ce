import { useText } from '#lib/text'
import { text } from '../text/index.ts'
import type { Intro } from './intro.ts'

/** The key figures of the exam in one row (B-275, B-283). */
export function ExamDetails({ intro }: { readonly intro: Intro }) {
  const t = useText(text).tips
  const { questionCount, fullScore, passScore, minutes, extraMinutes, screenCutLimit } = intro
  const items = [
    { name: t.count, figure: questionCount, unit: t.questions },
    { name: t.full, figure: fullScore, unit: t.marks },
    { name: t.pass, figure: passScore, unit: t.marks },
    {
      name: t.time,
      figure: minutes + extraMinutes,
      unit: extraMinutes > 0 ? t.minutesMore(extraMinutes) : t.minutes,
    },
    { name: t.tries, ...triesOf(intro, t) },
    {
      name: t.cutLimit,
      figure: screenCutLimit,
      unit: screenCutLimit === null ? t.notWatched : t.times,
    },
  ]
  return (
    <dl className="exam-facts">
      {items.map(({ name, figure, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure !== null && <b>{figure}</b>}
            <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type TriesTexts = { readonly anyTimes: string; readonly timesLeft: (left: number) => string }

/** The stricter limit of opens and submits counts. */
function triesOf({ maxOpens, maxSubmits, opens, submits }: Intro, t: TriesTexts) {
  const limits = [
    ...(maxOpens === null ? [] : [{ max: maxOpens, left: maxOpens - opens }]),
    ...(maxSubmits === null ? [] : [{ max: maxSubmits, left: maxSubmits - submits }]),
  ].toSorted((first, other) => first.left - other.left)
  const [tightest] = limits
  return tightest
    ? { figure: tightest.max, unit: t.timesLeft(Math.max(0, tightest.left)) }
    : { figure: null, unit: t.anyTimes }
}
