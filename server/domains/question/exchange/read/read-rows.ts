import type { QuestionBody } from '@lyceum/contract/question'
import type { SheetRow } from '#platform/sheet'
import { type Column, type Headings, readType, type WrittenType } from './columns.ts'
import { bodyFrom, partFrom, type ReadProblem, type ReadQuestion, treeOf } from './draft.ts'
import { readLeaf } from './read-answer.ts'

/** Turns rows into questions; a scenario takes the part rows that follow it. */
export function readRows(headings: Headings, rows: readonly SheetRow[]): ReadQuestion[] {
  const questions: ReadQuestion[] = []
  for (const row of rows) {
    const { written, read } = readRow(headings, row)
    const scenario = questions.at(-1)
    if (!written.isPart) questions.push(read)
    else if (scenario?.body?.content.type === 'SI') questions[questions.length - 1] = joined(scenario, read)
    else questions.push({ ...read, body: undefined, problems: ['noScenario'] })
  }
  return questions
}

type Cells = (column: Column) => string

function readRow(
  headings: Headings,
  { line, cells }: SheetRow,
): { written: WrittenType; read: ReadQuestion } {
  const cell: Cells = (column) => (cells[headings.at[column] ?? -1] ?? '').trim()
  const options = headings.options.map((at) => (cells[at] ?? '').trim())
  const written = readType(cell('type'))
  const score = numberIn(cell('score'), { usual: 2, least: 0.1, most: 1000 })
  const difficulty = numberIn(cell('difficulty'), { usual: 3, least: 1, most: 5 })
  const isLong = cell('stem').length > 8000 || options.some((item) => item.length > 2000)
  const body = bodyIn(written, { cell, options: withoutEnd(options), score: score ?? 2 })
  const problems: ReadProblem[] = [
    ...(score === undefined ? ['badScore' as const] : []),
    ...(Number.isInteger(difficulty) ? [] : ['badDifficulty' as const]),
    ...(isLong ? ['tooLong' as const] : []),
    ...(typeof body === 'string' ? [body] : []),
  ]
  const fields = {
    text: cell('stem').slice(0, 2000),
    category: cell('category').slice(0, 120),
    points: listIn(cell('points'), 40),
    tags: listIn(cell('tags'), 20),
  }
  const whole = typeof body === 'string' ? undefined : body
  return { written, read: { ...fields, line, cells, problems, body: whole, difficulty: difficulty ?? 3 } }
}

type Row = { readonly cell: Cells; readonly options: readonly string[]; readonly score: number }

function bodyIn(
  { type }: WrittenType,
  { cell, options, score }: Row,
): QuestionBody | 'badType' | 'badAnswer' {
  const extras = { score: Math.round(score * 10) / 10, explanation: cell('explanation') }
  if (type === undefined) return 'badType'
  if (type === 'SI')
    return {
      content: { type, stem: treeOf(cell('stem')) },
      key: null,
      score: extras.score,
      explanation: treeOf(extras.explanation),
      links: [],
      parts: [],
    }
  const leaf = readLeaf(type, { stem: cell('stem'), answer: cell('answer'), options })
  return leaf ? bodyFrom(leaf, extras) : 'badAnswer'
}

/** Adds a part to a scenario; a problem of the part is a problem of the scenario. */
function joined(scenario: ReadQuestion, part: ReadQuestion): ReadQuestion {
  const own = part.body && partFrom(part.body)
  const body = scenario.body && { ...scenario.body, parts: [...scenario.body.parts, ...(own ? [own] : [])] }
  const problems = own ? part.problems : [...part.problems, 'badAnswer' as const]
  return { ...scenario, body, problems: [...new Set([...scenario.problems, ...problems])] }
}

type Bounds = { readonly usual: number; readonly least: number; readonly most: number }

function numberIn(text: string, { usual, least, most }: Bounds): number | undefined {
  if (text === '') return usual
  const value = Number(text)
  return value >= least && value <= most ? value : undefined
}

const listIn = (text: string, longest: number) =>
  [
    ...new Set(
      text
        .split(/[;；,，、]/)
        .map((item) => item.trim().slice(0, longest))
        .filter((item) => item !== ''),
    ),
  ].slice(0, 10)

/** Cuts off trailing empty options; an empty one in between is reported as a fault of the question. */
function withoutEnd(options: readonly string[]): string[] {
  const last = options.findLastIndex((item) => item !== '')
  return options.slice(0, last + 1)
}
