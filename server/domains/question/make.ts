import { randomUUID } from 'node:crypto'
import { type QuestionBody, questionBody, type QuestionType } from '@lyceum/contract/question'
import type { DocumentTree } from '@lyceum/contract/kit'
import { alongside, type Db, inTransaction } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../file/make.ts'
import { makeAccount } from '../identity/make.ts'
import { insertQuestions, type QuestionPlace } from './bank/question-store.ts'
import { fingerprintOf } from './bank/fingerprint.ts'
import { insertImport } from './exchange/import-store.ts'
import { deleteQuestions } from './bank/bulk-store.ts'
import { deleteCategory } from './category/store.ts'
import { deletePoint } from './category/point-store.ts'
import { on } from './tables.ts'

/** A text of one paragraph. */
export const textTree = (text: string): DocumentTree => ({
  blocks: [{ kind: 'paragraph', runs: [{ text }] }],
})

const option = (slot: string, text: string) => ({ slot, content: textTree(text) })
const leaves = {
  MC: {
    content: {
      type: 'MC',
      stem: textTree('火警电话是？'),
      options: [option('p3', '119'), option('k8', '110'), option('x1', '120'), option('m5', '122')],
    },
    key: { type: 'MC', right: 'p3' },
  },
  MC_MANY: {
    content: {
      type: 'MC_MANY',
      stem: textTree('进入受限空间前要测哪里的气体？'),
      options: [option('a7', '上部'), option('b2', '中部'), option('c9', '底部'), option('d4', '仅入口')],
    },
    key: { type: 'MC_MANY', right: ['a7', 'b2', 'c9'], partial: true },
  },
  TF: { content: { type: 'TF', stem: textTree('验电器使用前要试验。') }, key: { type: 'TF', right: true } },
  FB: {
    content: { type: 'FB', stem: textTree('高处作业指坠落高度 {{b1}} 米及以上。'), blanks: ['b1'] },
    key: { type: 'FB', accepted: { b1: ['2', '两', '二'] }, exact: false },
  },
  MT: {
    content: {
      type: 'MT',
      stem: textTree('把作业与防护连起来。'),
      left: [option('l1', '高处'), option('l2', '焊接')],
      right: [option('r8', '安全带'), option('r3', '面罩')],
    },
    key: { type: 'MT', pairs: { l1: 'r8', l2: 'r3' } },
  },
  ES: {
    content: { type: 'ES', stem: textTree('发现同事违章，你会怎么做？'), maxLength: 800 },
    key: { type: 'ES', guide: '制止、说明、上报各占三分之一。' },
  },
  SR: {
    content: { type: 'SR', stem: textTree('用 90 秒口述一次班前安全喊话。'), maxSeconds: 90 },
    key: { type: 'SR', guide: '清楚、完整、有针对性。' },
  },
} as const

/** A whole question of a type; for a scenario, with two parts. */
export function bodyOf(type: QuestionType, stem?: string): QuestionBody {
  const explanation = textTree('规程第 3 章这样写。')
  if (type === 'SI')
    return questionBody.parse({
      content: { type, stem: textTree(stem ?? '检修班进入储罐清理前，只在罐口测得氧含量 20.8%……') },
      key: null,
      score: 6,
      explanation,
      parts: [
        { ...leaves.TF, score: 2, explanation },
        { ...leaves.MC, score: 4, explanation },
      ],
    })
  const { content, key } = leaves[type]
  const fullContent = stem === undefined ? content : { ...content, stem: textTree(stem) }
  return questionBody.parse({ content: fullContent, key, score: 2, explanation })
}

export async function makeQuestionCategory(
  db: Db,
  name = `题类${randomUUID().slice(0, 8)}`,
): Promise<string> {
  const { id } = await on(db)
    .insertInto('exam.category')
    .values({ name, level: 1, parentId: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function makePoint(db: Db, name = `知识点${randomUUID().slice(0, 8)}`): Promise<string> {
  const { id } = await on(db)
    .insertInto('exam.point')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type MadeQuestions = Partial<Omit<QuestionPlace, 'categoryPath'>> & {
  readonly bodies: readonly QuestionBody[]
  readonly state?: 'draft' | 'reviewed' | 'retired'
  readonly createdBy?: string
}

/** Questions of the bank, reviewed unless it is said otherwise; on a handle that may write keys. */
export async function makeQuestions(db: Db, made: MadeQuestions): Promise<string[]> {
  const { bodies, state = 'reviewed', difficulty = 2, pointIds = [], tags = [] } = made
  const createdBy =
    made.createdBy ?? (await makeAccount(db, { userName: `q${randomUUID()}`, name: '命题人' }))
  const categoryId = made.categoryId ?? (await makeQuestionCategory(db))
  const place = { categoryId, categoryPath: [categoryId], difficulty, pointIds, tags }
  const all = bodies.map((body) => ({ ...place, body, state, createdBy, at: new Date() }))
  // A handle of its own: suites make several things on theirs at once.
  const own = alongside(db, db.siteId, 'a transaction for the questions of a test')
  return inTransaction(own, (db) => insertQuestions(db, all))
}

async function makeQuestion(db: Db): Promise<string> {
  const [id = ''] = await makeQuestions(db, { bodies: [bodyOf('MC', `题 ${randomUUID()}`)], state: 'draft' })
  return id
}

/** The version that holds now. */
export async function versionOf(db: Db, questionId: string): Promise<string> {
  const row = await on(db)
    .selectFrom('exam.question')
    .select('versionId')
    .where('id', '=', questionId)
    .executeTakeFirstOrThrow()
  return row.versionId ?? ''
}

/** An import that was read and not written, with one question. */
async function makeImport(db: Db): Promise<string> {
  const byId = await makeAccount(db, { userName: `i${randomUUID()}`, name: '导入人' })
  const categoryId = await makeQuestionCategory(db)
  const body = bodyOf('TF', `题 ${randomUUID()}`)
  const row = { line: 2, category: '', points: [], tags: [], difficulty: 3, body, text: '题', cells: ['题'] }
  const importFields = { format: 'gift', fileName: '试题.txt', headings: [], categoryId, byId } as const
  return insertImport(db, { ...importFields, createdAt: new Date() }, [
    { ...row, fingerprint: fingerprintOf(body), problems: [], twinNumber: null },
  ])
}

// The bank is the organisation's: whoever may call reaches all of it.
export const fixtures: Fixtures = {
  'exam.category': {
    make: (db) => makeQuestionCategory(db),
    reach: 'site',
    remove: async (db, id) => void (await deleteCategory(db, id)),
  },
  'exam.point': {
    make: (db) => makePoint(db),
    reach: 'site',
    remove: async (db, id) => void (await deletePoint(db, id)),
  },
  'exam.question': { make: makeQuestion, reach: 'site', remove: (db, id) => deleteQuestions(db, [id]) },
  'exam.version': {
    make: async (db, _ownerId, parents) =>
      versionOf(db, parents['exam.question'] ?? (await makeQuestion(db))),
    reach: 'site',
    within: 'exam.question',
  },
  'exam.import': { make: makeImport, reach: 'site' },
  'exam.importFile': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'import', name: '试题.xlsx' }),
    reach: 'own',
  },
}
