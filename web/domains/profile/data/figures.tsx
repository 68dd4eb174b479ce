import type { getData } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { text } from '../text/index.ts'
import { hoursOf } from './hours.ts'

type Data = Result<typeof getData>

/** Five figures: time, credits, courses, exams, and for oneself the rank in the department. */
export function Figures({ data }: { readonly data: Data }) {
  const allText = useText(text)
  const t = allText.data
  const { seconds, monthSeconds, courses, monthCourses, exams, rank } = data
  return (
    <StatRow>
      <Stat
        label={t.total}
        value={hoursOf(seconds)}
        unit={allText.hours}
        {...gain(monthSeconds > 0 ? t.thisMonth(hoursOf(monthSeconds)) : undefined, t.noneThisMonth)}
      />
      <Credits data={data} />
      <Stat
        label={t.courses}
        value={courses}
        unit={t.coursesUnit}
        {...gain(monthCourses > 0 ? t.thisMonth(String(monthCourses)) : undefined, t.noneThisMonth)}
      />
      <Exams {...exams} />
      {data.isOwn && <Rank rank={rank} />}
    </StatRow>
  )
}

const gain = (good: string | undefined, plain: string) =>
  good ? ({ note: good, mood: 'good' } as const) : { note: plain }

function Exams({ taken, passed }: Data['exams']) {
  const t = useText(text).data
  if (taken === 0) return <Stat label={t.exams} value="–" note={t.noExams} />
  return (
    <Stat label={t.exams} value={Math.round((passed / taken) * 100)} unit="%" note={t.examsNote(taken)} />
  )
}

function Rank({ rank }: Pick<Data, 'rank'>) {
  const t = useText(text).data
  if (!rank) return <Stat label={t.rank} value="–" note={t.noRank} />
  return <Stat label={t.rank} value={rank.place} unit={`/ ${rank.people}`} note={t.rankNote} />
}

/** Compared with the elapsed share of the year. */
function Credits({ data: { yearCredits, yearGoal, today } }: { readonly data: Data }) {
  const t = useText(text).data
  if (yearGoal === 0) return <Stat label={t.yearCredits} value={yearCredits} />
  const passed = (Date.parse(today) - Date.parse(`${today.slice(0, 4)}-01-01`)) / (365 * 86_400_000)
  const isFine = yearCredits >= yearGoal * passed
  const note = yearCredits >= yearGoal ? t.reached : isFine ? t.onTrack : t.behind
  return (
    <Stat
      label={t.yearCredits}
      value={yearCredits}
      unit={`/ ${yearGoal}`}
      note={note}
      mood={isFine ? 'good' : 'care'}
    />
  )
}
