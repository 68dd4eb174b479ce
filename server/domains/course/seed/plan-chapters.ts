import type { Random } from '#platform/domain/seed'
import { type PlannedChapter, type PlannedUnit, unitKinds } from './read-outline.ts'
import type { ThemeTexts } from './theme-texts.ts'

/** Plans the chapters of a course about a subject. */
export type Planner = (subject: string, random: Random) => PlannedChapter[]

const usual = [
  ['film', 9],
  ['paper', 3],
  ['sound', 2],
  ['package', 2],
  ['sheet', 1],
] as const

/** Plans for the courses of one category: no two of them have the same chapters, even about different subjects. */
export function plannerOf(texts: ThemeTexts): Planner {
  const taken = new Set<string>()
  return (subject, random) => {
    const draw = () =>
      [texts.early, texts.middle, texts.late].flatMap((part) => {
        const chosen = new Set(random.shuffled(part).slice(0, random.int(1, 2)))
        return part.filter((title) => chosen.has(title))
      })
    let titles = draw()
    for (let tries = 0; taken.has(titles.join('/')) && tries < 400; tries += 1) titles = draw()
    taken.add(titles.join('/'))
    const units = unitDrawer(texts, random)
    return titles.map((title, at) => ({
      title: about(title, subject),
      units: units(at === titles.length - 1).map((unit) => ({ ...unit, title: about(unit.title, subject) })),
    }))
  }
}

const about = (text: string, subject: string) => text.replaceAll('{}', subject)

/** The units of a chapter; a title is used once per course, and a kind without titles left is skipped. */
function unitDrawer({ titles }: ThemeTexts, random: Random): (isLast: boolean) => PlannedUnit[] {
  const left = {
    film: random.shuffled(titles.film),
    paper: random.shuffled(titles.paper),
    sound: random.shuffled(titles.sound),
    package: random.shuffled(titles.package),
    sheet: random.shuffled(titles.sheet),
    work: random.shuffled(titles.work),
  }
  const take = (kind: keyof typeof left): PlannedUnit[] => {
    const title = left[kind].pop() ?? undefined
    return title === undefined ? [] : [{ type: unitKinds[kind], title }]
  }
  return (isLast) => {
    const generated = Array.from({ length: random.int(1, 3) }, () => take(random.weighted(usual))).flat()
    const begun = generated.length > 0 ? generated : [...take('film'), ...take('paper')].slice(0, 1)
    return !isLast && random.chance(0.3) ? [...begun, ...take('work')] : begun
  }
}
