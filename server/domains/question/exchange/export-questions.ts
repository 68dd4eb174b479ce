import { type QuestionBody, questionFilter } from '@lyceum/contract/question'
import type { z } from 'zod'
import type { Ctx } from '#platform/ctx'
import { cursorText } from '#platform/db/cursor'
import { exporting, type ExportRow } from '#platform/domain/export'
import { questionsAfter } from '../bank/list-queries.ts'
import { textOf } from '../bank/question-rules.ts'
import { bodiesOf } from '../bank/version-store.ts'
import { typeNames } from '../bank/fault-text.ts'
import { pointsNamed } from '../category/point-store.ts'
import { allCategories } from '../category/store.ts'
import { type Column, columnNames, columns, letters } from './read/columns.ts'
import { cellsOf } from './write-cells.ts'

const batch = 200

const option = (letter: string) => ({
  key: `option${letter}`,
  title: { 'zh-CN': `选项${letter}`, 'zh-TW': `選項${letter}`, 'en-US': `Option ${letter}` },
})
const [type, stem, ...after] = columnNames
const named = (column: Column) => ({ key: column, title: columns[column] })

/** Questions with their keys, in the columns of the import, so that an export can be imported again. */
export const questionsExport = exporting({
  kind: 'exam.questions',
  permission: 'exam.author',
  title: { 'zh-CN': '试题', 'zh-TW': '試題', 'en-US': 'Questions' },
  filter: questionFilter,
  columns: [named(type), named(stem), ...letters.map(option), ...after.map(named)],
  rows: questionRows,
})

async function* questionRows(ctx: Ctx, filter: z.output<typeof questionFilter>): AsyncIterable<ExportRow> {
  const at = ctx.keyed()
  const categories = new Map((await allCategories(at.db)).map((category) => [category.id, category]))
  const pathOf = (id: string): string => {
    const category = categories.get(id)
    return category
      ? [...(category.parentId === null ? [] : [pathOf(category.parentId)]), category.name].join('/')
      : ''
  }
  let cursor = ''
  for (;;) {
    const rows = await questionsAfter(at, { ...filter, after: cursor, pageSize: batch })
    const page = rows.slice(0, batch)
    const bodies = await bodiesOf(
      at.db,
      page.flatMap(({ versionId }) => versionId ?? []),
    )
    const points = await pointsNamed(
      at.db,
      page.flatMap(({ pointIds }) => pointIds),
    )
    for (const row of page) {
      const body = bodies.get(row.versionId ?? '')
      if (!body) continue
      const shared = { category: pathOf(row.categoryId), difficulty: String(row.difficulty) }
      const names = row.pointIds.map((id) => points.get(id) ?? '').join(';')
      yield rowOf(ctx, { ...body, ...shared, points: names, tags: row.tags.join(';'), isPart: false })
      for (const part of body.parts)
        yield rowOf(ctx, { ...part, category: '', difficulty: '', points: '', tags: '', isPart: true })
    }
    const last = page.at(-1)
    if (!last || rows.length <= batch) return
    cursor = cursorText(last)
  }
}

type Written = Pick<QuestionBody, 'content' | 'key' | 'explanation' | 'score'> & {
  readonly category: string
  readonly difficulty: string
  readonly points: string
  readonly tags: string
  readonly isPart: boolean
}

function rowOf({ locale }: Ctx, { content, key, explanation, score, isPart, ...rest }: Written): ExportRow {
  const { stem, options, answer } = cellsOf({ content, key })
  return {
    ...rest,
    type: `${isPart ? '-' : ''}${typeNames[content.type][locale]}`,
    stem,
    ...Object.fromEntries(letters.map((letter, at) => [`option${letter}`, options[at] ?? ''])),
    answer,
    explanation: textOf(explanation),
    score: String(score),
  }
}
