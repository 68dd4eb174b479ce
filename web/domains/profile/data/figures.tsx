import type { getData } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import { text } from '../text/index.ts'
import { hoursOf } from './hours.ts'

type Data = Result<typeof getData>

/** Five numbers in a row: time, credits, courses, exams, and for oneself the place in the department. */
export function Figures({ data }: { readonly data: Data }) {
  const words = useText(text)
  const t = words.data
  const { seconds, monthSeconds, courses, monthCourses, exams, rank } = data
  return (
    <StatRow>
      <Stat
        label={t.total}
        value={hoursOf(seconds)}
        unit={words.hours}
        {...gain(monthSeconds > 0 ? t.thisMonth(hoursOf(monthSeconds)) : undefined, t.noneThisMonth)}
      />
      <Credits data={data} />
      <Stat
        label={t.courses}
        value={courses}
        unit={t.coursesUnit}
        {...gain(monthCourses > 0 ? t.thisMonth(String(monthCourses)) : undefined, t.noneThisMonth)}
      />
      <Stat
        label={t.exams}
        value={exams.taken > 0 ? Math.round((exams.passed / exams.taken) * 100) : '–'}
        {...(exams.taken > 0 ? { unit: '%' } : {})}
        note={exams.taken > 0 ? t.examsNote(exams.taken) : t.noExams}
      />
      {data.isOwn && (
        <Stat
          label={t.rank}
          value={rank?.place ?? '–'}
          {...(rank ? { unit: `/ ${rank.people}` } : {})}
          note={rank ? t.rankNote : t.noRank}
        />
      )}
    </StatRow>
  )
}

const gain = (good: string | undefined, plain: string) =>
  good ? ({ note: good, mood: 'good' } as const) : { note: plain }

/** Held against the share of the year that has passed. */
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
