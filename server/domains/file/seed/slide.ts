import type { FilmRecipe } from './recipe.ts'

const perLine = 17

/** One slide of a film: its subject, one sentence, and shapes that differ from slide to slide. */
export function slideOf({ theme, title, lines, ground: background, height }: FilmRecipe, at: number): string {
  const isCover = at === 0
  const sentence = isCover ? title : (lines[at - 1] ?? '')
  const rows = inRows(sentence)
  const size = isCover ? 76 : 62
  const top = 380 - ((rows.length - 1) * size * 1.4) / 2
  const text = rows.map(
    (row, nth) =>
      `<text x="96" y="${top + nth * size * 1.4}" font-size="${size}" font-weight="${isCover ? 700 : 400}" fill="#fff">${escaped(row)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="${Math.round((height * 16) / 9)}" height="${height}" font-family="Noto Sans CJK SC, WenQuanYi Micro Hei, sans-serif">
    <rect width="1280" height="720" fill="#${background}"/>
    ${shapes(at + title.length)}
    <text x="96" y="112" font-size="30" fill="#fff" opacity="0.75">${escaped(isCover ? theme : title)}</text>
    <rect x="96" y="136" width="56" height="5" fill="#e8a33d"/>
    ${text.join('')}
    <text x="96" y="640" font-size="28" fill="#fff" opacity="0.7">${isCover ? '' : `${at} / ${lines.length}`}</text>
  </svg>`
}

/** Three drawings in turn: rings, steps, a path. */
function shapes(turn: number): string {
  const line = 'fill="none" stroke="#fff" stroke-width="3"'
  const drawings = [
    [60, 120, 180, 240].map((r) => `<circle cx="1150" cy="600" r="${r}" ${line} opacity="0.22"/>`).join(''),
    [0, 1, 2, 3]
      .map(
        (n) =>
          `<rect x="${860 + n * 96}" y="${620 - n * 84}" width="72" height="${100 + n * 84}" fill="#fff" opacity="${0.07 + n * 0.04}"/>`,
      )
      .join(''),
    `<path d="M820 680 C 940 520, 1020 660, 1100 480 S 1240 420, 1260 260" ${line} opacity="0.35"/>
     <circle cx="1100" cy="480" r="14" fill="#e8a33d"/><circle cx="1258" cy="262" r="20" fill="#fff" opacity="0.5"/>`,
  ]
  return drawings[turn % drawings.length] ?? ''
}

/** Breaks after a punctuation mark near the end of a row, never before one. */
function inRows(sentence: string): string[] {
  if (sentence.length <= perLine) return [sentence]
  const marks = [...sentence.matchAll(/[，。：；、？！,.:;?!]/g)].map(({ index }) => index + 1)
  const breakAt = marks.filter((at) => at <= perLine && at > 5).at(-1) ?? perLine
  return [sentence.slice(0, breakAt), ...inRows(sentence.slice(breakAt))]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
