// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type FormKey = {
  siteId: SiteColumn
  formId: string
  keys: JsonColumn
}

type FormUse = {
  siteId: SiteColumn
  questionId: string
  paperId: string
  forms: number
}

type Paper = {
  siteId: SiteColumn
  id: Generated<string>
  title: string
  kind: 'fixed' | 'rule'
  state: Generated<'draft' | 'ready' | 'retired'>
  sections: Generated<string[]>
  shufflesQuestions: Generated<boolean>
  shufflesOptions: Generated<boolean>
  fullScore: Generated<string>
  questionCount: Generated<number>
  revision: Generated<number>
  createdBy: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type PaperForm = {
  siteId: SiteColumn
  id: Generated<string>
  paperId: string
  paperRevision: number
  batch: string
  number: number
  seed: string
  bankRevision: string
  document: JsonColumn
  fullScore: string
  questionCount: number
  drawnAt: Generated<Date>
}

type PaperItem = {
  siteId: SiteColumn
  paperId: string
  position: number
  section: number
  questionId: string
  score: string
}

type PaperRule = {
  siteId: SiteColumn
  paperId: string
  position: number
  section: number
  type: 'MC' | 'MC_MANY' | 'TF' | 'FB' | 'MT' | 'ES' | 'SI' | 'SR' | null
  categoryId: string | null
  difficulties: Generated<number[]>
  pointId: string | null
  tag: string | null
  count: number
  score: string
}

type Tables = {
  'exam_key.form_key': FormKey
  'exam.form_use': FormUse
  'exam.paper': Paper
  'exam.paper_form': PaperForm
  'exam.paper_item': PaperItem
  'exam.paper_rule': PaperRule
}

export const on = tables<Tables>()
