export type Grade = { readonly code: string; readonly name: string; readonly rank: number }

export type Position = {
  readonly code: string
  readonly name: string
  readonly family: string
  /** The subfamily, if any. */
  readonly group?: string
  /** The lowest and highest rank of the position. */
  readonly ranks: readonly [number, number]
  /** How common it is within its family. */
  readonly weight: number
}

/** The grades and positions of a site. */
export type Catalogue = {
  readonly grades: readonly Grade[]
  readonly positions: readonly Position[]
  /** The position of a unit's head by the unit's level; the last one applies to all levels below. */
  readonly heads: readonly string[]
  /** The ending of a unit's name may decide more than its level: the head of a 厂 is its 厂长. */
  readonly headsByEnding: Readonly<Record<string, string>>
  /** The family of external people. */
  readonly guests: string
  /** The families that take external people. */
  readonly guestsAmong: readonly string[]
}

/** Parses `P1 见习` lines in rising order; managers' ranks begin at their line. */
export function readGrades(text: string): Grade[] {
  return lines(text).map(([code = '', name = ''], i) => ({ code, name, rank: i + 1 }))
}

/**
 * Parses families, each `family CODE` followed by indented positions: name, lowest and highest grade, weight. A line
 * in brackets names the subfamily of those that follow.
 */
export function readPositions(text: string, grades: readonly Grade[]): Position[] {
  const rankOf = (code: string) => {
    const grade = grades.find((candidate) => candidate.code === code)
    if (!grade) throw new Error(`There is no grade ${code}.`)
    return grade.rank
  }
  let [family, prefix, group, n] = ['', '', '', 0]
  return text.split('\n').flatMap((line): Position[] => {
    const [name = '', ...rest] = line.trim().split(/\s+/)
    if (name === '') return []
    if (!line.startsWith('  ')) {
      ;[family, prefix, group, n] = [name, rest[0] ?? '', '', 0]
      return []
    }
    if (name.startsWith('[')) {
      group = name.slice(1, -1)
      return []
    }
    n += 1
    const [low = '', high = '', weight] = rest
    const code = `${prefix}${String(n).padStart(2, '0')}`
    const place = group ? { family, group } : { family }
    return [{ code, name, ...place, ranks: [rankOf(low), rankOf(high)], weight: Number(weight ?? 1) }]
  })
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([first]) => first !== '')
