import { type QuestionType, questionTypes } from '@lyceum/contract/question'
import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

/** The columns of a question sheet, in the order of the template; options have one each. */
export const columns = {
  type: { 'zh-CN': '题型', 'zh-TW': '題型', 'en-US': 'Type' },
  stem: { 'zh-CN': '题干', 'zh-TW': '題幹', 'en-US': 'Question' },
  answer: { 'zh-CN': '答案', 'zh-TW': '答案', 'en-US': 'Answer' },
  explanation: { 'zh-CN': '解析', 'zh-TW': '解析', 'en-US': 'Explanation' },
  category: { 'zh-CN': '分类', 'zh-TW': '分類', 'en-US': 'Category' },
  difficulty: { 'zh-CN': '难度', 'zh-TW': '難度', 'en-US': 'Difficulty' },
  points: { 'zh-CN': '知识点', 'zh-TW': '知識點', 'en-US': 'Knowledge points' },
  tags: { 'zh-CN': '标签', 'zh-TW': '標籤', 'en-US': 'Tags' },
  score: { 'zh-CN': '分值', 'zh-TW': '分數', 'en-US': 'Score' },
} as const satisfies Record<string, Texts>

export type Column = keyof typeof columns

/** In the order of a sheet, with the options after the first two. */
export const columnNames = [
  'type',
  'stem',
  'answer',
  'explanation',
  'category',
  'difficulty',
  'points',
  'tags',
  'score',
] as const satisfies readonly Column[]

export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export const optionTitle: Texts = { 'zh-CN': '选项', 'zh-TW': '選項', 'en-US': 'Option ' }

/** Accepted labels of each type in all languages; a hyphen in front marks a part of the scenario above. */
const typeLabels: Readonly<Record<QuestionType, readonly string[]>> = {
  MC: ['mc', '单选', '单选题', '單選', '單選題', 'single choice'],
  MC_MANY: [
    'mc_many',
    'mcq',
    '多选',
    '多选题',
    '不定项',
    '複選',
    '複選題',
    '多選',
    '多選題',
    'multiple choice',
  ],
  TF: ['tf', '判断', '判断题', '是非', '是非題', '判斷', '判斷題', 'true or false', 'true/false'],
  FB: ['fb', '填空', '填空题', '填空題', '填充', '填充題', 'blanks', 'fill in'],
  MT: ['mt', '匹配', '匹配题', '连线', '连线题', '配對', '配對題', 'matching'],
  ES: ['es', '问答', '问答题', '简答', '简答题', '論述', '問答', '問答題', '簡答', 'essay'],
  SI: ['si', '情景', '情景题', '案例', '案例题', '情境', '情境題', 'scenario'],
  SR: ['sr', '录音', '录音题', '口述', '錄音', '錄音題', 'recording'],
}

const typeByWord: ReadonlyMap<string, QuestionType> = new Map(
  questionTypes.flatMap((type) => typeLabels[type].map((label): [string, QuestionType] => [label, type])),
)

export type WrittenType = { readonly type: QuestionType | undefined; readonly isPart: boolean }

export function readType(cell: string): WrittenType {
  const isPart = /^[-－—]/.test(cell)
  return { type: typeByWord.get(cell.replace(/^[-－—]\s*/, '').toLowerCase()), isPart }
}

export type Headings = {
  readonly at: Readonly<Partial<Record<Column, number>>>
  readonly options: readonly number[]
}

/** The position of each column; undefined: this is not a question sheet. */
export function readHeadings(cells: readonly string[]): Headings | undefined {
  const names = cells.map((cell) => cell.replaceAll(/[\s*]/g, '').toLowerCase())
  const at: Partial<Record<Column, number>> = {}
  for (const column of columnNames) {
    const known = Object.values(columns[column]).map((title) => title.replaceAll(' ', '').toLowerCase())
    const index = names.findIndex((name) => known.includes(name))
    if (index >= 0) at[column] = index
  }
  const options = letters.map((letter) =>
    names.findIndex((name) => new RegExp(`^(?:选项|選項|option)?${letter}$`, 'i').test(name)),
  )
  return at.type === undefined || at.stem === undefined ? undefined : { at, options }
}
