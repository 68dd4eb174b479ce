// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Bank = {
  siteId: SiteColumn
  lastNumber: Generated<number>
  revision: Generated<string>
}

type Category = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  level: number
  name: string
  position: Generated<number>
  questions: Generated<number>
}

type Import = {
  siteId: SiteColumn
  id: Generated<string>
  format: 'sheet' | 'gift' | 'qti'
  state: 'ready' | 'writing' | 'done' | 'failed' | 'discarded'
  fileName: string
  headings: Generated<string[]>
  categoryId: string
  takesTwins: Generated<boolean>
  total: Generated<number>
  fit: Generated<number>
  faulty: Generated<number>
  twins: Generated<number>
  written: Generated<number>
  byId: string
  createdAt: Generated<Date>
  doneAt: Date | null
}

type ImportRow = {
  siteId: SiteColumn
  importId: string
  line: number
  category: Generated<string>
  points: Generated<string[]>
  tags: Generated<string[]>
  difficulty: Generated<number>
  body: JsonColumn | null
  text: string
  fingerprint: Generated<string>
  cells: Generated<string[]>
  problems: Generated<string[]>
  twinNumber: number | null
  questionId: string | null
}

type ItemPick = {
  siteId: SiteColumn
  versionId: string
  slot: string
  picked: Generated<number>
}

type ItemStat = {
  siteId: SiteColumn
  versionId: string
  answered: Generated<number>
  fullyRight: Generated<number>
  shareSum: Generated<number>
  shareSquares: Generated<number>
  restSum: Generated<number>
  restSquares: Generated<number>
  productSum: Generated<number>
  flags: Generated<number>
}

type Point = {
  siteId: SiteColumn
  id: Generated<string>
  name: string
}

type Question = {
  siteId: SiteColumn
  id: Generated<string>
  number: number
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR'
  state: Generated<'draft' | 'reviewed' | 'retired'>
  categoryId: string
  categoryPath: string[]
  difficulty: number
  pointIds: Generated<string[]>
  tags: Generated<string[]>
  score: string
  versionId: string | null
  text: string
  fingerprint: string
  papers: Generated<number>
  drawn: Generated<number>
  createdBy: string
  reviewedBy: string | null
  reviewedAt: Date | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  importId: string | null
}

type QuestionKey = {
  siteId: SiteColumn
  versionId: string
  key: JsonColumn | null
  explanation: JsonColumn
  links: JsonColumn
}

type QuestionVersion = {
  siteId: SiteColumn
  id: Generated<string>
  questionId: string
  number: number
  part: Generated<number>
  parentId: string | null
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR'
  content: JsonColumn
  score: string
  text: string
  usedAt: Date | null
  createdBy: string
  createdAt: Generated<Date>
}

type Tables = {
  'exam.bank': Bank
  'exam.category': Category
  'exam.import': Import
  'exam_key.import_row': ImportRow
  'exam.item_pick': ItemPick
  'exam.item_stat': ItemStat
  'exam.point': Point
  'exam.question': Question
  'exam_key.question_key': QuestionKey
  'exam.question_version': QuestionVersion
}

export const on = tables<Tables>()
