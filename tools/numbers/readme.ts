const begin = '<!-- npm run numbers writes from here -->'
const end = '<!-- to here -->'

/** The README with the short table of the numbers page, so that both show the same figures. */
export function withSummary(readme: string, page: string): string {
  const [before, rest] = splitAt(readme, begin)
  const [, after] = splitAt(rest, end)
  const [, short] = splitAt(page, '## In short\n\n')
  const [summary] = splitAt(short, '\n\n## ')
  const measured = /^Measured on [\d-]+/m.exec(page)?.[0] ?? ''
  return `${before}${begin}\n${measured} at the size of a build server; every figure: [docs/numbers.md](docs/numbers.md). ${summary}\n${end}${after}`
}

function splitAt(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  if (index < 0) throw new Error(`"${at.trim()}" is not there`)
  return [text.slice(0, index), text.slice(index + at.length)]
}
