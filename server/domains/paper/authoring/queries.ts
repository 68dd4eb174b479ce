import type * as contract from '@lyceum/contract/paper'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { accountNames } from '#domains/identity'
import { likePattern } from '#platform/db/like-pattern'
import type { Ctx } from '#platform/ctx'
import { cursorOf, cursorText } from '#platform/db/cursor'
import { fail } from '#platform/app-error'
import { allCategories, drawable, namedQuestions, pointsNamed } from '#domains/question'
import { on } from '../tables.ts'
import { formCount, itemsOf, type Paper, paperById, type PaperRule, rulesOf } from '../content/paper-store.ts'
import { shortagesOf } from './shortage.ts'

type List = typeof contract.listPapers

export async function listPapers(ctx: Ctx, input: Input<List>): Promise<Result<List>> {
  const rows = await papersAfter(ctx, input)
  const shown = rows.slice(0, input.pageSize)
  const last = rows.length > input.pageSize ? shown.at(-1) : undefined
  const names = await accountNames(
    ctx.db,
    shown.map(({ createdBy }) => createdBy),
  )
  return {
    records: shown.map((paper) => summaryOf(paper, names)),
    next: last ? cursorText(last) : '',
  }
}

async function papersAfter(ctx: Ctx, { text, kind, state, after, pageSize }: Input<List>) {
  const from = cursorOf(after)
  let query = on(ctx.db).selectFrom('exam.paper').selectAll()
  if (kind) query = query.where('kind', '=', kind)
  if (state) query = query.where('state', '=', state)
  if (text) query = query.where('title', 'ilike', likePattern(text))
  if (from)
    query = query.where((is) => is(is.refTuple('updatedAt', 'id'), '<', is.tuple(from.updatedAt, from.id)))
  return query
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
}

const summaryOf = (paper: Paper, names: ReadonlyMap<string, string>) => ({
  id: paper.id,
  title: paper.title,
  kind: paper.kind,
  state: paper.state,
  fullScore: Number(paper.fullScore),
  questionCount: paper.questionCount,
  byName: names.get(paper.createdBy) ?? '',
  updatedAt: paper.updatedAt.toISOString(),
})

type Get = typeof contract.getPaper

export async function getPaper(ctx: Ctx, { id }: Input<Get>): Promise<Result<Get>> {
  const paper = (await paperById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const forms = await formCount(ctx.db, id)
  const items = await shownItems(ctx, id)
  const rules = await shownRules(ctx, await rulesOf(ctx.db, id))
  return {
    ...summaryOf(paper, await accountNames(ctx.db, [paper.createdBy])),
    forms,
    revision: paper.revision,
    shufflesQuestions: paper.shufflesQuestions,
    shufflesOptions: paper.shufflesOptions,
    sections: paper.sections.map((title, at) => ({
      title,
      items: items.filter(({ section }) => section === at).map(({ section: _at, ...item }) => item),
      rules: rules.filter(({ section }) => section === at).map(({ section: _at, ...rule }) => rule),
    })),
    missing:
      paper.kind === 'rule'
        ? rules.reduce((sum, rule) => sum + rule.missing, 0)
        : items.filter(({ state }) => state !== 'reviewed').length,
  }
}

async function shownItems(ctx: Ctx, paperId: string) {
  const items = await itemsOf(ctx.db, paperId)
  const questions = await namedQuestions(
    ctx.db,
    items.map(({ questionId }) => questionId),
  )
  return items.flatMap(({ questionId, section, score }) => {
    const question = questions.get(questionId)
    if (!question) return []
    const { number, type, state, text, difficulty } = question
    return [{ section, questionId, score, number, type, state, text, difficulty }]
  })
}

async function shownRules(ctx: Ctx, rules: readonly PaperRule[]) {
  if (rules.length === 0) return []
  const shortages = shortagesOf(await drawable(ctx.db), rules)
  const categories = new Map((await allCategories(ctx.db)).map((category) => [category.id, category.name]))
  const points = await pointsNamed(
    ctx.db,
    rules.flatMap(({ pointId }) => pointId ?? []),
  )
  return rules.map((rule, at) => ({
    ...rule,
    categoryName: categories.get(rule.categoryId ?? '') ?? '',
    pointName: points.get(rule.pointId ?? '') ?? '',
    fitting: shortages[at]?.fitting ?? 0,
    missing: shortages[at]?.missing ?? 0,
  }))
}
