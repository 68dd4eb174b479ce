import type { MediaKind, PurposeName } from '@lyceum/contract/file'
import { blocksOf, fieldsOf } from './read-words.ts'
import type { FilmRecipe, Recipe, Sheet } from './recipe.ts'
import { hengchuanFilms } from './words/films-hengchuan.ts'
import { nanyuFilms } from './words/films-nanyu.ts'
import { packages } from './words/packages.ts'
import { hengchuanPapers } from './words/papers-hengchuan.ts'
import { nanyuPapers } from './words/papers-nanyu.ts'
import { sounds } from './words/sounds.ts'

/** One thing of the demonstration: what it is called, what it is for, and how its bytes are made. */
export type Wanted = {
  /** The code of the site whose language it speaks. */
  readonly site: string
  /** The category of courses that it fits. */
  readonly theme: string
  /** What it is about, without the ending of its name. */
  readonly title: string
  /** The kind of module that shows it. */
  readonly module: 'VOD' | 'AUD' | 'RDG' | 'SCO' | 'REF'
  readonly purpose: PurposeName
  readonly kind: MediaKind
  readonly name: string
  readonly type: string
  readonly recipe: Recipe
  /** Also in the smallest demonstration. */
  readonly isFirst: boolean
}

const grounds = ['0b6873', '345fb2', '6e4a9c', 'a4532c', '3b7a35', '37475f', '8a3b52', '1f6f5c']
const heights: Readonly<Record<string, FilmRecipe['height']>> = { '720': 720, '1080': 1080 }
const office = 'application/vnd.openxmlformats-officedocument'
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
}

const filmsOf = (site: string, words: string): Wanted[] =>
  blocksOf(words).map(({ head, lines, isFirst }, at) => {
    const [theme = '', title = '', height = ''] = fieldsOf(head)
    const ground = grounds[at % grounds.length] ?? ''
    const recipe: Recipe = {
      make: 'film',
      theme,
      title,
      lines,
      ground,
      height: heights[height] ?? 360,
      // Half a minute, more or less: long enough to be watched, short enough to be made in a moment.
      secondsEach: 4 + (at % 3),
    }
    const kind = { module: 'VOD', purpose: 'video', kind: 'video', type: 'video/mp4' } as const
    return { site, theme, title, ...kind, name: `${safe(title)}.mp4`, recipe, isFirst }
  })

const soundsOf = (words: string): Wanted[] =>
  blocksOf(words).map(({ head, isFirst }, at) => {
    const [site = '', theme = '', title = ''] = fieldsOf(head)
    const recipe: Recipe = { make: 'sound', seconds: 30 + (at % 4) * 5, base: 196 + 24 * at }
    const kind = { module: 'AUD', purpose: 'audio', kind: 'audio', type: 'audio/mpeg' } as const
    return { site, theme, title, ...kind, name: `${safe(title)}.mp3`, recipe, isFirst }
  })

const papersOf = (site: string, words: string): Wanted[] =>
  blocksOf(words).map(({ head, lines }, at) => {
    const [theme = '', called = ''] = fieldsOf(head)
    const isTaken = called.startsWith('+')
    const name = called.replace('+', '').trim()
    const [title = '', ending = ''] = name.split('.')
    const module = isTaken ? ('REF' as const) : ('RDG' as const)
    const purpose = isTaken ? ('attachment' as const) : ('document' as const)
    const place = { site, theme, title, module, purpose, kind: 'document' as const }
    return {
      ...place,
      name,
      type: types[ending] ?? '',
      recipe: paperOf({ title, ending }, lines),
      isFirst: at < 4,
    }
  })

type Called = { readonly title: string; readonly ending: string }

function paperOf({ title, ending }: Called, lines: readonly string[]): Recipe {
  if (ending === 'xlsx') return { make: 'xlsx', rows: lines.map((line) => line.split(',')) }
  const sheets: Sheet[] = []
  for (const line of lines) {
    const last = sheets.at(-1)
    if (line.startsWith('# ')) sheets.push({ title: line.slice(2), lines: [] })
    else if (last) sheets[sheets.length - 1] = { ...last, lines: [...last.lines, line] }
  }
  return { make: ending === 'pdf' ? 'pdf' : 'docx', title, sheets }
}

const packagesOf = (words: string): Wanted[] =>
  blocksOf(words).map(({ head, lines, isFirst }) => {
    const [site = '', theme = '', version = '', title = ''] = fieldsOf(head)
    const scorm = version === '2004' ? ('2004' as const) : ('1.2' as const)
    const locale = site === 'nanyu' ? ('zh-TW' as const) : ('zh-CN' as const)
    const pages = lines.map((line) => pageOf(line, title))
    const kind = { module: 'SCO', purpose: 'scorm', kind: 'package', type: 'application/zip' } as const
    const recipe: Recipe = { make: 'package', scorm, locale, title, pages }
    return { site, theme, title, ...kind, name: `${safe(title)}.zip`, recipe, isFirst }
  })

/** A short beginning before a colon is the heading of its page. */
function pageOf(line: string, title: string) {
  const at = line.indexOf('：')
  return at > 0 && at <= 8 ? { title: line.slice(0, at), text: line.slice(at + 1) } : { title, text: line }
}

/** Names of files hold no marks that a system might refuse. */
const safe = (title: string) =>
  title
    .replaceAll(/[：:“”？?]/g, ' ')
    .trim()
    .replaceAll(/ +/g, '-')

/** All of it: small, made from our own words, and shown by every course of its theme. */
export const catalogue: readonly Wanted[] = [
  ...filmsOf('hengchuan', hengchuanFilms),
  ...filmsOf('nanyu', nanyuFilms),
  ...soundsOf(sounds),
  ...papersOf('hengchuan', hengchuanPapers),
  ...papersOf('nanyu', nanyuPapers),
  ...packagesOf(packages),
]

/** Raise it when the way of making something has changed: what was kept is then made anew. */
export const edition = 2
