import {
  type copyPaper as Copy,
  type createPaper as Create,
  paperErrors,
  type removePaper as Remove,
  type savePaper as Save,
  type setPaperState as SetState,
} from '@lyceum/contract/paper'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { allCategories, namedQuestions, pointsNamed } from '#domains/question'
import {
  deletePaper,
  formCount,
  insertPaper,
  itemsOf,
  lockPaper,
  replaceItems,
  replaceRules,
  rulesOf,
  updatePaper,
  updateState,
} from '../content/paper-store.ts'
import { fullScoreOf, isFit, questionCountOf } from '../content/rules.ts'
import { missingFor } from './shortage.ts'

type Sections = Input<typeof Save>['sections']

const defaultTitle = { 'zh-CN': '试题', 'zh-TW': '試題', 'en-US': 'Questions' }

export async function createPaper(ctx: Ctx, input: Input<typeof Create>): Promise<Result<typeof Create>> {
  const { title, kind, questionIds } = input
  const questions = await namedQuestions(ctx.db, questionIds)
  const items = questionIds.map((questionId) => {
    const { score } = questions.get(questionId) ?? fail(commonErrors.NOT_FOUND)
    return { questionId, score }
  })
  const sections: Sections = [{ title: defaultTitle[ctx.locale], items, rules: [] }]
  if (!isFit(kind, sections)) fail(paperErrors.PAPER_UNFIT)
  const id = await insertPaper(ctx.db, { title, kind, createdBy: ctx.actor.id, at: ctx.now })
  await write(ctx, id, { title, shufflesQuestions: false, shufflesOptions: true, sections })
  await ctx.audit({ action: 'exam.paper.create', object: `exam.paper:${id}`, after: { title, kind } })
  return { id }
}

export async function savePaper(ctx: Ctx, input: Input<typeof Save>): Promise<Result<typeof Save>> {
  const { id, revision, ...text } = input
  const before = (await lockPaper(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  await requireKnownReferences(ctx, text.sections)
  if (before.state === 'retired') fail(paperErrors.PAPER_WRONG_STATE)
  if (before.revision !== revision) fail(paperErrors.PAPER_CHANGED)
  if (!isFit(before.kind, text.sections)) fail(paperErrors.PAPER_UNFIT)
  const saved = await write(ctx, id, text)
  // A paper in use by exams must stay drawable.
  if (before.state === 'ready') await refuseTooFew(ctx, id)
  await ctx.audit({
    action: 'exam.paper.save',
    object: `exam.paper:${id}`,
    before: { title: before.title, revision },
    after: { title: text.title, revision: saved },
  })
  return { id, revision: saved }
}

export async function setPaperState(
  ctx: Ctx,
  { id, state }: Input<typeof SetState>,
): Promise<Result<typeof SetState>> {
  const before = (await lockPaper(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if (state === 'ready') await refuseTooFew(ctx, id)
  await updateState(ctx.db, id, { state, at: ctx.now })
  await ctx.audit({
    action: 'exam.paper.state',
    object: `exam.paper:${id}`,
    before: { state: before.state },
    after: { state },
  })
  return { id }
}

export async function copyPaper(ctx: Ctx, { id, title }: Input<typeof Copy>): Promise<Result<typeof Copy>> {
  const from = (await lockPaper(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const copy = await insertPaper(ctx.db, { title, kind: from.kind, createdBy: ctx.actor.id, at: ctx.now })
  await updatePaper(ctx.db, copy, { ...from, title, fullScore: Number(from.fullScore), at: ctx.now })
  await replaceItems(ctx.db, copy, await itemsOf(ctx.db, id))
  await replaceRules(ctx.db, copy, await rulesOf(ctx.db, id))
  await ctx.audit({ action: 'exam.paper.copy', object: `exam.paper:${copy}`, after: { title, from: id } })
  return { id: copy }
}

export async function removePaper(ctx: Ctx, { id }: Input<typeof Remove>): Promise<Result<typeof Remove>> {
  const before = (await lockPaper(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  if ((await formCount(ctx.db, id)) > 0) fail(commonErrors.RESOURCE_IN_USE)
  await replaceItems(ctx.db, id, [])
  await deletePaper(ctx.db, id)
  await ctx.audit({
    action: 'exam.paper.remove',
    object: `exam.paper:${id}`,
    before: { title: before.title, kind: before.kind },
  })
  return { id }
}

type Text = Pick<Input<typeof Save>, 'title' | 'shufflesQuestions' | 'shufflesOptions' | 'sections'>

async function write(ctx: Ctx, paperId: string, { sections, ...text }: Text): Promise<number> {
  const items = sections.flatMap((section, at) => section.items.map((item) => ({ ...item, section: at })))
  const rules = sections.flatMap((section, at) => section.rules.map((rule) => ({ ...rule, section: at })))
  await replaceItems(ctx.db, paperId, items)
  await replaceRules(ctx.db, paperId, rules)
  const questions = await namedQuestions(
    ctx.db,
    items.map(({ questionId }) => questionId),
  )
  const parts = new Map([...questions].map(([id, item]) => [id, item.parts]))
  return updatePaper(ctx.db, paperId, {
    ...text,
    sections: sections.map(({ title }) => title),
    fullScore: fullScoreOf(sections),
    questionCount: questionCountOf(sections, parts),
    at: ctx.now,
  })
}

/** Everything a paper refers to must exist. */
async function requireKnownReferences(ctx: Ctx, sections: Sections): Promise<void> {
  const rules = sections.flatMap((section) => section.rules)
  const named = (ids: readonly (string | null)[]) => [...new Set(ids.filter((item) => item !== null))]
  const points = named(rules.map(({ pointId }) => pointId))
  const categories = new Set((await allCategories(ctx.db)).map(({ id }) => id))
  const questions = named(sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)))
  const isKnown =
    named(rules.map(({ categoryId }) => categoryId)).every((id) => categories.has(id)) &&
    (await pointsNamed(ctx.db, points)).size === points.length &&
    (await namedQuestions(ctx.db, questions)).size === questions.length
  if (!isKnown) fail(commonErrors.NOT_FOUND)
}

async function refuseTooFew(ctx: Ctx, paperId: string): Promise<void> {
  const missing = await missingFor(ctx.db, paperId)
  if (missing > 0) fail(paperErrors.EXAM_NOT_ENOUGH_QUESTIONS, { missing })
}
