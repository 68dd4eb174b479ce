/** One unit as the outline tells it. */
export type OutlineUnit = {
  readonly code: string
  readonly name: string
  readonly parentCode: string | null
  /** 1 is the whole company. */
  readonly level: number
  /** The trade of its people. */
  readonly family: string
  /** The positions they hold; none named: any of their trade. */
  readonly positions: readonly string[]
  /** How many people work directly in it, compared with the others. */
  readonly weight: number
}

/**
 * Reads an organisation from an indented text, a line a unit: name, code, trade, =position+position, weight. Two
 * spaces go one level down; trade and positions are inherited from above, positions only within their trade.
 */
export function readOutline(text: string): OutlineUnit[] {
  const open: OutlineUnit[] = []
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [margin = ''] = /^\s*/.exec(lines[0] ?? '') ?? []
  return lines.map((line) => {
    const level = (line.length - line.trimStart().length - margin.length) / 2 + 1
    const parent = level === 1 ? undefined : open[level - 2]
    if (level > 1 && !parent) throw new Error(`"${line.trim()}" stands under nothing.`)
    const unit = readLine(line, level, parent)
    open.splice(level - 1, open.length, unit)
    return unit
  })
}

const shape = /^(\S+) ([A-Z][A-Z0-9-]+)(?: ([^=\d\s]+))?(?: =(\S+))? ?(\d*)$/
const ground = { code: null, family: '', positions: [] }

function readLine(line: string, level: number, parent: OutlineUnit | undefined): OutlineUnit {
  const [, name, code, trade, positions, weight] = shape.exec(line.trim()) ?? []
  const above = parent ?? ground
  const family = trade ?? above.family
  if (!name || !code || !family)
    throw new Error(`"${line.trim()}" is not a unit with its code and its trade.`)
  const inherited = trade ? [] : above.positions
  const held = positions?.split('+') ?? inherited
  return { code, name, parentCode: above.code, level, family, positions: held, weight: Number(weight) }
}
