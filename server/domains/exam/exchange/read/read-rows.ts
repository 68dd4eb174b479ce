import type { QuestionBody } from '@lyceum/contract/exam'
import type { SheetRow } from '#platform/sheet'
import { type Column, type Headings, readType, type WrittenType } from './columns.ts'
import { bodyFrom, partFrom, type ReadProblem, type ReadQuestion, treeOf } from './draft.ts'
import { readLeaf } from './read-answer.ts'

/** Turns rows into questions; a scenario takes the parts that follow it. */
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
  const isLong = cell('stem').length > 8000 || options.some((one) => one.length > 2000)
  const body = bodyIn(written, { cell, options: withoutEnd(options), score: score ?? 2 })
  const problems: ReadProblem[] = [
    ...(score === undefined ? ['badScore' as const] : []),
    ...(Number.isInteger(difficulty) ? [] : ['badDifficulty' as const]),
    ...(isLong ? ['tooLong' as const] : []),
    ...(typeof body === 'string' ? [body] : []),
  ]
  const said = {
    text: cell('stem').slice(0, 2000),
    category: cell('category').slice(0, 120),
    points: listIn(cell('points'), 40),
    tags: listIn(cell('tags'), 20),
  }
  const whole = typeof body === 'string' ? undefined : body
  return { written, read: { ...said, line, cells, problems, body: whole, difficulty: difficulty ?? 3 } }
}

type Row = { readonly cell: Cells; readonly options: readonly string[]; readonly score: number }

function bodyIn(
  { type }: WrittenType,
  { cell, options, score }: Row,
): QuestionBody | 'badType' | 'badAnswer' {
  const told = { score: Math.round(score * 10) / 10, explanation: cell('explanation') }
  if (type === undefined) return 'badType'
  if (type === 'SI')
    return {
      content: { type, stem: treeOf(cell('stem')) },
      key: null,
      score: told.score,
      explanation: treeOf(told.explanation),
      links: [],
      parts: [],
    }
  const leaf = readLeaf(type, { stem: cell('stem'), answer: cell('answer'), options })
  return leaf ? bodyFrom(leaf, told) : 'badAnswer'
}

/** A scenario with one part more; what is wrong with the part is wrong with the whole. */
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
        .map((one) => one.trim().slice(0, longest))
        .filter((one) => one !== ''),
    ),
  ].slice(0, 10)

/** Options end where nothing more is written; one left empty in between is a fault that the question tells. */
function withoutEnd(options: readonly string[]): string[] {
  const last = options.findLastIndex((one) => one !== '')
  return options.slice(0, last + 1)
}
