import {
  type PaperKind,
  type PaperState,
  type QuestionBody,
  type QuestionType,
  questionTypes,
} from '@lyceum/contract/question'
import type { SeedCtx } from '#platform/domain/seed'
import { namedQuestions } from '#domains/question'
import {
  type PaperItem,
  type PaperRule,
  replaceItems,
  replaceRules,
  updatePaper,
} from '../content/paper-store.ts'
import { fullScoreOf, questionCountOf } from '../content/rules.ts'
import { on } from '../tables.ts'
import type { PaperTexts } from './paper-texts.ts'

export type SeededPaper = {
  readonly id: string
  readonly title: string
  readonly kind: PaperKind
  readonly state: PaperState
  readonly category: string | null
  /** The kind of exam it is used for. */
  readonly use: 'monthly' | 'fixed' | 'short' | 'essay' | 'allTypes' | 'none'
  readonly fullScore: number
}

export type AskedQuestion = {
  readonly id: string
  readonly state: string
  readonly category: string
  readonly body: QuestionBody
}

type Made = {
  readonly wording: PaperTexts
  readonly questions: readonly AskedQuestion[]
  readonly categories: ReadonlyMap<string, string>
  readonly authorId: string
}

/** A rule-based paper for each category, some with named questions, a short one, one with all eight types, and a draft. */
export async function writePapers(ctx: SeedCtx, made: Made): Promise<SeededPaper[]> {
  const { wording: papers, categories } = made
  const reviewed = made.questions.filter(({ state }) => state === 'reviewed')
  const seeded: SeededPaper[] = []
  for (const [category, categoryId] of categories) {
    const rules = rulesFor(
      reviewed.filter((item) => item.category === category),
      categoryId,
    )
    if (rules.length === 0) continue
    const paper = {
      title: papers.monthly.replace('{}', category),
      kind: 'rule',
      state: 'ready',
      category,
      use: 'monthly',
    } as const
    seeded.push(await writePaper(ctx, { ...made, paper, rules, items: [] }))
  }
  for (const [n, title] of papers.fixed.entries()) {
    const items = itemsFrom(ctx.random.shuffled(reviewed.filter(({ body }) => isQuick(body.content.type))), {
      count: Math.min(30, Math.floor(reviewed.length / 3)),
      from: n * 30,
    })
    const paper = { title, kind: 'fixed', state: 'ready', category: null, use: 'fixed' } as const
    seeded.push(await writePaper(ctx, { ...made, paper, items, rules: [] }))
  }
  const some = (type: QuestionType, count: number, among = reviewed) =>
    among.filter(({ body }) => body.content.type === type).slice(0, count)
  const [first] = categories.keys()
  const safety = reviewed.filter(({ category }) => category === first)
  const mixed = [
    { title: papers.short, use: 'short', of: [...some('MC', 4, safety), ...some('TF', 2, safety)] },
    { title: papers.essay, use: 'essay', of: [...some('MC', 16), ...some('TF', 8), ...some('ES', 2)] },
    { title: papers.allTypes, use: 'allTypes', of: questionTypes.flatMap((type) => some(type, 2)) },
  ] as const
  for (const { title, use, of } of mixed) {
    const paper = { title, kind: 'fixed', state: 'ready', category: null, use } as const
    const items = itemsFrom(of, { count: of.length, from: 0 })
    seeded.push(await writePaper(ctx, { ...made, paper, items, rules: [] }))
  }
  const draft = { title: papers.draft, kind: 'rule', state: 'draft', category: null, use: 'none' } as const
  seeded.push(await writePaper(ctx, { ...made, paper: draft, items: [], rules: [] }))
  return seeded
}

const isQuick = (type: QuestionType) => type === 'MC' || type === 'MC_MANY' || type === 'TF' || type === 'FB'

const itemsFrom = (
  questions: readonly AskedQuestion[],
  { count, from }: { count: number; from: number },
): PaperItem[] =>
  questions
    .slice(
      from % Math.max(questions.length - count, 1),
      (from % Math.max(questions.length - count, 1)) + count,
    )
    .map(({ id, body }) => ({ questionId: id, section: sectionOf(body.content.type), score: body.score }))

const sectionOf = (type: QuestionType) => {
  if (type === 'MC' || type === 'MC_MANY') return 0
  return type === 'TF' || type === 'FB' ? 1 : 2
}

/** For each type half of the available questions, twenty at most. */
function rulesFor(questions: readonly AskedQuestion[], categoryId: string): PaperRule[] {
  const quotas: readonly (readonly [QuestionType, number])[] = [
    ['MC', 20],
    ['MC_MANY', 6],
    ['TF', 10],
    ['FB', 4],
  ]
  return quotas.flatMap(([type, most]) => {
    const mine = questions.filter(({ body }) => body.content.type === type)
    const count = Math.min(most, Math.ceil(mine.length / 2))
    if (count === 0) return []
    const any = { difficulties: [], pointId: null, tag: null }
    return [{ ...any, type, categoryId, count, section: sectionOf(type), score: mine[0]?.body.score ?? 1 }]
  })
}

type Writing = Made & {
  readonly paper: Omit<SeededPaper, 'id' | 'fullScore'>
  readonly items: readonly PaperItem[]
  readonly rules: readonly PaperRule[]
}

async function writePaper(
  ctx: SeedCtx,
  { wording, authorId, paper, items, rules }: Writing,
): Promise<SeededPaper> {
  const { db, ids, calendar, random } = ctx
  const id = ids.next()
  const at = calendar.moment(-random.int(5, 200), random.int(9 * 60, 18 * 60))
  const { title, kind, state } = paper
  const row = { id, title, kind, state, createdBy: authorId, createdAt: at, updatedAt: at }
  await on(db).insertInto('exam.paper').values(row).execute()
  const { titles, sections } = filled(wording.sections, { items, rules })
  await replaceItems(
    db,
    id,
    sections.flatMap((section) => section.items),
  )
  await replaceRules(
    db,
    id,
    sections.flatMap((section) => section.rules),
  )
  const fullScore = fullScoreOf(sections)
  const known = await namedQuestions(
    db,
    items.map(({ questionId }) => questionId),
  )
  await updatePaper(db, id, {
    title,
    sections: titles,
    shufflesQuestions: kind === 'rule',
    shufflesOptions: true,
    fullScore,
    questionCount: questionCountOf(sections, new Map([...known].map(([item, { parts }]) => [item, parts]))),
    at,
  })
  return { ...paper, id, fullScore }
}

/** The non-empty sections, renumbered; a paper without questions keeps them all. */
function filled(titles: readonly string[], { items, rules }: Pick<Writing, 'items' | 'rules'>) {
  const has = (section: number) => [...items, ...rules].some((item) => item.section === section)
  const all = [...titles.keys()]
  const used = all.some(has) ? all.filter(has) : all
  return {
    titles: used.flatMap((section) => titles[section] ?? []),
    sections: used.map((old, section) => ({
      items: items.filter((item) => item.section === old).map((item) => ({ ...item, section })),
      rules: rules.filter((rule) => rule.section === old).map((rule) => ({ ...rule, section })),
    })),
  }
}
