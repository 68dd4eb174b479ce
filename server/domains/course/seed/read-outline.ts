import type { ModuleType } from '@lyceum/contract/course'

/** One unit of a plan: its kind and title, before a kind without files is replaced by another. */
export type PlannedUnit = { readonly type: ModuleType; readonly title: string }
export type PlannedChapter = { readonly title: string; readonly units: readonly PlannedUnit[] }

/** A course as its author wrote it down. */
export type Outline = {
  readonly subject: string
  readonly title: string
  readonly summary: string
  readonly chapters: readonly PlannedChapter[]
}

/** The names of kinds that authors use. */
export const unitKinds = {
  film: 'VOD',
  sound: 'AUD',
  paper: 'RDG',
  package: 'SCO',
  sheet: 'REF',
  link: 'URLVOD',
  work: 'ASS',
} as const

/**
 * Outlines between empty lines: `subject | title`, a sentence about the course, then a line for each chapter, its title
 * before the first colon and its units behind it: `film … / paper … / work …`.
 */
export const outlinesIn = (text: string): Outline[] =>
  text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', summary = '', ...chapters] = block.split('\n')
      const [subject = '', title = ''] = head.split('|').map((part) => part.trim())
      return { subject, title, summary, chapters: chapters.map(chapterIn) }
    })

function chapterIn(line: string): PlannedChapter {
  const at = line.indexOf('：')
  return {
    title: line.slice(0, at),
    units: line
      .slice(at + 1)
      .split(' / ')
      .map(unitIn),
  }
}

function unitIn(text: string): PlannedUnit {
  const [kind = '', ...rest] = text.split(' ')
  const type = Object.entries(unitKinds).find(([name]) => name === kind)?.[1]
  if (!type) throw new Error(`unknown unit kind ${kind}: ${text}`)
  return { type, title: rest.join(' ') }
}
