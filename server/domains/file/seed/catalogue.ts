import type { MediaKind, PurposeName } from '@lyceum/contract/file'
import { blocksOf, fieldsOf } from './parse-blocks.ts'
import type { FilmRecipe, Recipe, Sheet } from './recipe.ts'
import { hengchuanFilms } from './texts/films-hengchuan.ts'
import { nanyuFilms } from './texts/films-nanyu.ts'
import { packages } from './texts/packages.ts'
import { hengchuanPapers } from './texts/papers-hengchuan.ts'
import { nanyuPapers } from './texts/papers-nanyu.ts'
import { sounds } from './texts/sounds.ts'

/** One demo file: its name, its use, and how its bytes are made. */
export type DemoItem = {
  /** The code of the site whose language it uses. */
  readonly site: string
  /** The category of courses it fits. */
  readonly theme: string
  /** Its subject, without the file extension. */
  readonly title: string
  /** The kind of module that shows it. */
  readonly module: 'VOD' | 'AUD' | 'RDG' | 'SCO' | 'REF'
  readonly purpose: PurposeName
  readonly kind: MediaKind
  readonly name: string
  readonly type: string
  readonly recipe: Recipe
  /** Also in the smallest demo. */
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

const filmsOf = (site: string, source: string): DemoItem[] =>
  blocksOf(source).map(({ head, lines, isFirst }, at) => {
    const [theme = '', title = '', height = ''] = fieldsOf(head)
    const background = grounds[at % grounds.length] ?? ''
    const recipe: Recipe = {
      make: 'film',
      theme,
      title,
      lines,
      ground: background,
      height: heights[height] ?? 360,
      // About half a minute: long enough to watch, short enough to make quickly.
      secondsEach: 4 + (at % 3),
    }
    const kind = { module: 'VOD', purpose: 'video', kind: 'video', type: 'video/mp4' } as const
    return { site, theme, title, ...kind, name: `${safe(title)}.mp4`, recipe, isFirst }
  })

const soundsOf = (source: string): DemoItem[] =>
  blocksOf(source).map(({ head, isFirst }, at) => {
    const [site = '', theme = '', title = ''] = fieldsOf(head)
    const recipe: Recipe = { make: 'sound', seconds: 30 + (at % 4) * 5, base: 196 + 24 * at }
    const kind = { module: 'AUD', purpose: 'audio', kind: 'audio', type: 'audio/mpeg' } as const
    return { site, theme, title, ...kind, name: `${safe(title)}.mp3`, recipe, isFirst }
  })

const papersOf = (site: string, source: string): DemoItem[] =>
  blocksOf(source).map(({ head, lines }, at) => {
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

const packagesOf = (source: string): DemoItem[] =>
  blocksOf(source).map(({ head, lines, isFirst }) => {
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

/** File names without characters that a system might reject. */
const safe = (title: string) =>
  title
    .replaceAll(/[：:“”？?]/g, ' ')
    .trim()
    .replaceAll(/ +/g, '-')

/** All demo files: small, made from our own texts, and used by every course of their theme. */
export const catalogue: readonly DemoItem[] = [
  ...filmsOf('hengchuan', hengchuanFilms),
  ...filmsOf('nanyu', nanyuFilms),
  ...soundsOf(sounds),
  ...papersOf('hengchuan', hengchuanPapers),
  ...papersOf('nanyu', nanyuPapers),
  ...packagesOf(packages),
]

/** Increase it when the way of making something has changed: cached files are then made anew. */
export const edition = 2
