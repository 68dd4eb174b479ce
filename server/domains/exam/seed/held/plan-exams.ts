import type { ExamSettings } from '@lyceum/contract/exam'
import type { SeedCtx } from '#platform/seed'
import { type HeldName, type HeldWords, heldWordsOf } from './held-words.ts'

/** Which paper: of a category, one with named questions, a short one, one with essays, with all types, or none here. */
type PaperWish = 'monthly' | 'fixed' | 'short' | 'essay' | 'allTypes' | null

type Shape = {
  readonly paper: PaperWish
  readonly nth?: number
  /** Days from today; null: always. */
  readonly from: number | null
  readonly until: number | null
  /** How many sit it, as a share of what is usual. */
  readonly takers: number
  readonly settings?: Partial<ExamSettings>
  readonly hasMakeUp?: true
  /** Of what only a person can mark, the share that is marked. */
  readonly marked?: number
}

const strict = { screenCutLimit: 3, maxOpens: 1 } as const
const open = { answersShown: 'afterSubmit' } as const

const shapes: Readonly<Record<HeldName, Shape>> = {
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

const few: readonly HeldName[] = ['foreman', 'tomorrow', 'caseMarking', 'rescueDone', 'yearly']
const monthsOf = { company: { hengchuan: 24, nanyu: 6 }, small: { hengchuan: 2, nanyu: 1 } } as const

export type PlannedExam = Shape & {
  readonly title: string
  readonly about: string
  /** The category that its paper asks about. */
  readonly category: string | null
}

/** The exams of a site from the oldest to those that are still to come; forty-one in a company. */
export function planExams(
  { site, size, calendar }: Pick<SeedCtx, 'site' | 'size' | 'calendar'>,
  categories: readonly string[],
): readonly PlannedExam[] {
  const words = heldWordsOf[site.code]
  if (!words || categories.length === 0) return []
  const categoryOf = (nth: number) => categories[nth % categories.length] ?? null
  const months = Object.entries(monthsOf[size]).find(([code]) => code === site.code)?.[1] ?? 0
  const monthly = Array.from({ length: months }, (_, n): PlannedExam => {
    const from = -30 * (n + 1) + 2
    const category = categoryOf(n)
    const title = words.monthly
      .replace('{}', category ?? '')
      .replace('{month}', monthOf(words, calendar.day(from)))
    return { paper: 'monthly', title, category, about: words.about, from, until: from + 6, takers: 1, nth: n }
  })
  const named = Object.entries(shapes).flatMap(([name, shape]): PlannedExam[] => {
    const title = Object.entries(words.named).find(([one]) => one === name)?.[1]
    const isWanted = size === 'company' || few.some((one) => one === name)
    if (title === undefined || !isWanted) return []
    const category = shape.paper === 'monthly' ? categoryOf(shape.nth ?? 0) : null
    const about = shape.paper === null ? words.aboutOnSite : words.about
    return [{ ...shape, title: dated(title, calendar.today), about, category }]
  })
  return [...monthly, ...named].toSorted((one, other) => (one.from ?? -720) - (other.from ?? -720))
}

const monthOf = ({ month }: HeldWords, day: string) =>
  month.replace('{year}', day.slice(0, 4)).replace('{n}', String(Number(day.slice(5, 7))))

const dated = (title: string, today: string) => {
  const year = Number(today.slice(0, 4))
  return title.replace('{year}', String(year)).replace('{last}', String(year - 1))
}
