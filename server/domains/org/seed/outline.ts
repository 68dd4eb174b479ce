/** One unit of the outline. */
export type OutlineUnit = {
  readonly code: string
  readonly name: string
  readonly parentCode: string | null
  /** 1 is the whole company. */
  readonly level: number
  /** The job family of its people. */
  readonly family: string
  /** The positions of its people; empty: any of the family. */
  readonly positions: readonly string[]
  /** How many people work directly in it, relative to the others. */
  readonly weight: number
}

/**
 * Parses an organisation from indented text, one unit a line: name, code, family, =position+position, weight. Two
 * spaces go one level down; family and positions are inherited from above, positions only within their family.
 */
export function readOutline(text: string): OutlineUnit[] {
  const open: OutlineUnit[] = []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [margin = ''] = /^\s*/.exec(lines[0] ?? '') ?? []
  return lines.map((line) => {
    const level = (line.length - line.trimStart().length - margin.length) / 2 + 1
    const parent = level === 1 ? undefined : open[level - 2]
    if (level > 1 && !parent) throw new Error(`"${line.trim()}" has no parent.`)
    const unit = readLine(line, level, parent)
    open.splice(level - 1, open.length, unit)
    return unit
  })
}

const shape = /^(\S+) ([A-Z][A-Z0-9-]+)(?: ([^=\d\s]+))?(?: =(\S+))? ?(\d*)$/
const rootParent = { code: null, family: '', positions: [] }

function readLine(line: string, level: number, parent: OutlineUnit | undefined): OutlineUnit {
  const [, name, code, trade, positions, weight] = shape.exec(line.trim()) ?? []
  const above = parent ?? rootParent
  const family = trade ?? above.family
  if (!name || !code || !family) throw new Error(`"${line.trim()}" is not a unit with a code and a family.`)
  const inherited = trade ? [] : above.positions
  const unitPositions = positions?.split('+') ?? inherited
  return {
    code,
    name,
    parentCode: above.code,
    level,
    family,
    positions: unitPositions,
    weight: Number(weight),
  }
}
