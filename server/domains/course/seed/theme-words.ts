import { craftWords } from './words/hengchuan-craft.ts'
import { officeWords } from './words/hengchuan-office.ts'
import { nanyuWords } from './words/nanyu.ts'

/** What courses of one category are written with; `{}` stands for the subject. */
export type ThemeWords = {
  readonly name: string
  /** A sentence about a course, and what somebody is able to do after it. */
  readonly about: readonly string[]
  readonly able: readonly string[]
  /** Chapters that stand at the beginning, in the middle and at the end. */
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
  /** The right one first. */
  readonly choices: readonly string[]
  readonly because: string
}

/** One block for each theme: its name, then lines that begin with what they hold, and one line for each question. */
function themesIn(words: string): ThemeWords[] {
  return words
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

const themes: Readonly<Record<string, readonly ThemeWords[]>> = {
  hengchuan: [...themesIn(craftWords), ...themesIn(officeWords)],
  nanyu: themesIn(nanyuWords),
}

/** The words of a category of a site. */
export function themeWords(site: string, name: string): ThemeWords {
  const found = themes[site]?.find((one) => one.name === name)
  if (!found) throw new Error(`There are no words for ${name} of ${site}.`)
  return found
}
