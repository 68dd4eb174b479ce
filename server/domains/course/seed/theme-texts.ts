import { craftTexts } from './texts/hengchuan-craft.ts'
import { officeTexts } from './texts/hengchuan-office.ts'
import { nanyuTexts } from './texts/nanyu.ts'

/** Text building blocks for the courses of one category; `{}` stands for the subject. */
export type ThemeTexts = {
  readonly name: string
  /** A sentence about a course, and what people can do after it. */
  readonly about: readonly string[]
  readonly able: readonly string[]
  /** Chapter titles for the beginning, the middle and the end. */
  readonly early: readonly string[]
  readonly middle: readonly string[]
  readonly late: readonly string[]
  /** Titles by the kind of unit. */
  readonly titles: Readonly<
    Record<'film' | 'paper' | 'sound' | 'package' | 'sheet' | 'work', readonly string[]>
  >
  readonly questions: readonly Question[]
}

type Question = {
  readonly stem: string
  /** The right one comes first. */
  readonly choices: readonly string[]
  readonly because: string
}

/** One block per theme: its name, then lines starting with their key, and one line per question. */
function themesIn(source: string): ThemeTexts[] {
  return source
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n')
      const all = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `))
      const list = (mark: string) => all(mark).flatMap((line) => line.slice(mark.length + 1).split(' / '))
      return {
        name,
        about: list('about'),
        able: list('able'),
        early: list('early'),
        middle: list('middle'),
        late: list('late'),
        titles: {
          film: list('film'),
          paper: list('paper'),
          sound: list('sound'),
          package: list('package'),
          sheet: list('sheet'),
          work: list('work'),
        },
        questions: all('ask').map((line) => questionIn(line.slice('ask '.length))),
      }
    })
}

function questionIn(line: string): Question {
  const [stem = '', ...rest] = line.split(' | ')
  return { stem, choices: rest.slice(0, -1), because: rest.at(-1) ?? '' }
}

const themes: Readonly<Record<string, readonly ThemeTexts[]>> = {
  hengchuan: [...themesIn(craftTexts), ...themesIn(officeTexts)],
  nanyu: themesIn(nanyuTexts),
}

/** The texts of a site's category. */
export function themeTextsOf(site: string, name: string): ThemeTexts {
  const found = themes[site]?.find((theme) => theme.name === name)
  if (!found) throw new Error(`no texts for ${name} of ${site}`)
  return found
}
