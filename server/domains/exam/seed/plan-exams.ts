import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/domain/seed'
import { type ExamName, type ExamTexts, examTextsBySite } from './exam-texts.ts'

/** The kind of paper: by category, with named questions, short, with essays, with all types, or none (on site). */
type PaperChoice = 'monthly' | 'fixed' | 'short' | 'essay' | 'allTypes' | null

type Shape = {
  readonly paper: PaperChoice
  readonly nth?: number
  /** Days from today; null: always open. */
  readonly from: number | null
  readonly until: number | null
  /** The number of candidates, relative to the usual number. */
  readonly takers: number
  readonly settings?: Partial<ExamSettings>
  readonly hasMakeUp?: true
  /** The share of hand-marked answers that are marked. */
  readonly marked?: number
}

const strict = { screenCutLimit: 3, maxOpens: 1 } as const
const open = { answersShown: 'afterSubmit' } as const

const shapes: Readonly<Record<ExamName, Shape>> = {
  induction: {
    paper: 'fixed',
    from: null,
    until: null,
    takers: 1.4,
    settings: { ...open, minutes: 45, maxOpens: 3 },
  },
  foremanLast: { paper: 'fixed', nth: 1, from: -390, until: -375, takers: 1, settings: strict },
  foreman: { paper: 'fixed', nth: 1, from: -6, until: 9, takers: 0.6, settings: strict },
  yearly: { paper: 'fixed', nth: 2, from: -40, until: -30, takers: 1, hasMakeUp: true },
  contest: {
    paper: 'monthly',
    from: 3,
    until: 4,
    takers: 0.5,
    settings: { startCode: 'LY2026', minutes: 40 },
  },
  duty: { paper: 'monthly', nth: 3, from: 12, until: 14, takers: 0.8, settings: { isAdminStart: true } },
  tomorrow: { paper: 'monthly', nth: 1, from: 1, until: 8, takers: 0.4, settings: { lateMinutes: 15 } },
  thisWeek: {
    paper: 'short',
    from: -2,
    until: 2,
    takers: 0.5,
    settings: { ...open, minutes: 15, maxOpens: 3 },
  },
  quarter: { paper: 'monthly', nth: 2, from: 20, until: 27, takers: 0.2 },
  caseLast: { paper: 'essay', from: -220, until: -210, takers: 0.5, marked: 1 },
  caseMarking: { paper: 'essay', from: -20, until: -12, takers: 0.5, marked: 0.45 },
  proposal: { paper: 'essay', from: -3, until: 11, takers: 0.2, marked: 0, settings: { minutes: 90 } },
  allTypes: {
    paper: 'allTypes',
    from: -10,
    until: 30,
    takers: 0.3,
    marked: 0.3,
    settings: { maxOpens: 2, screenCutLimit: 2, screenCutPolicy: 'REVIEW' },
  },
  drivingDone: { paper: null, from: -75, until: -74, takers: 0.3 },
  rescueDone: { paper: null, from: -150, until: -149, takers: 0.4 },
  drillAhead: { paper: null, from: 16, until: 17, takers: 0.3 },
  warmUp: { paper: 'monthly', from: null, until: null, takers: 0.6, settings: { ...open, minutes: 30 } },
}

const few: readonly ExamName[] = ['foreman', 'tomorrow', 'caseMarking', 'rescueDone', 'yearly']
const monthsOf = { company: { hengchuan: 24, nanyu: 6 }, small: { hengchuan: 2, nanyu: 1 } } as const

export type PlannedExam = Shape & {
  readonly title: string
  readonly about: string
  /** The category its paper is drawn from. */
  readonly category: string | null
}

/** The exams of a site from the oldest to future ones; forty-one in a company. */
export function planExams(
  { site, size, calendar }: Pick<SeedCtx, 'site' | 'size' | 'calendar'>,
  categories: readonly string[],
): readonly PlannedExam[] {
  const texts = examTextsBySite[site.code]
  if (!texts || categories.length === 0) return []
  const categoryOf = (nth: number) => categories[nth % categories.length] ?? null
  const months = Object.entries(monthsOf[size]).find(([code]) => code === site.code)?.[1] ?? 0
  const monthly = Array.from({ length: months }, (_, n): PlannedExam => {
    const from = -30 * (n + 1) + 2
    const category = categoryOf(n)
    const title = texts.monthly
      .replace('{}', category ?? '')
      .replace('{month}', monthOf(texts, calendar.day(from)))
    return { paper: 'monthly', title, category, about: texts.about, from, until: from + 6, takers: 1, nth: n }
  })
  const named = Object.entries(shapes).flatMap(([name, shape]): PlannedExam[] => {
    const title = Object.entries(texts.named).find(([item]) => item === name)?.[1]
    const isWanted = size === 'company' || few.some((item) => item === name)
    if (title === undefined || !isWanted) return []
    const category = shape.paper === 'monthly' ? categoryOf(shape.nth ?? 0) : null
    const about = shape.paper === null ? texts.aboutOnSite : texts.about
    return [{ ...shape, title: dated(title, calendar.today), about, category }]
  })
  return [...monthly, ...named].toSorted((item, other) => (item.from ?? -720) - (other.from ?? -720))
}

const monthOf = ({ month }: ExamTexts, day: string) =>
  month.replace('{year}', day.slice(0, 4)).replace('{n}', String(Number(day.slice(5, 7))))

const dated = (title: string, today: string) => {
  const year = Number(today.slice(0, 4))
  return title.replace('{year}', String(year)).replace('{last}', String(year - 1))
}
