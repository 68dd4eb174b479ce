const begin = '<!-- npm run numbers writes from here -->'
const end = '<!-- to here -->'

/** README with the short table of a page of numbers in its place, so that both give the same figures. */
export function withSummary(readme: string, page: string): string {
  const [before, rest] = cut(readme, begin)
  const [, after] = cut(rest, end)
  const [, short] = cut(page, '## In short\n\n')
  const [summary] = cut(short, '\n\n## ')
  const measured = /^Measured on [\d-]+/m.exec(page)?.[0] ?? ''
  return `${before}${begin}\n${measured} at the size of a build server; every figure: [docs/numbers.md](docs/numbers.md). ${summary}\n${end}${after}`
}

function cut(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  if (index < 0) throw new Error(`"${at.trim()}" is not there`)
  return [text.slice(0, index), text.slice(index + at.length)]
}
