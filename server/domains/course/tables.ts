// Written by `npm run db:types` from the migrated database; CI proves that both agree.
import type { Generated } from 'kysely'
import { type JsonColumn, type SiteColumn, tables } from '#platform/db'

type Category = {
  siteId: SiteColumn
  id: Generated<string>
  parentId: string | null
  level: number
  name: string
  position: Generated<number>
  names: JsonColumn | null
}

type Course = {
  siteId: SiteColumn
  id: Generated<string>
  kind:
    | 'SELFSTUDY'
    | 'CLASSROOM'
    | 'AUDIOVIDEO'
    | 'INTEGRATED'
    | 'EXAM_COURSE'
    | 'OFF_EXAM_COURSE'
    | 'SCLASS'
    | 'MAP'
  state: Generated<'draft' | 'published' | 'retired'>
  title: string
  summary: Generated<string>
  categoryId: string | null
  categoryPath: Generated<string[]>
  unitId: string | null
  cover: JsonColumn
  hours: Generated<string>
  credits: Generated<string>
  reward: Generated<number>
  isCompulsory: Generated<boolean>
  isMobile: Generated<boolean>
  hasExam: Generated<boolean>
  allowsRepeat: Generated<boolean>
  isClosedToExternals: Generated<boolean>
  approval: Generated<'none' | 'manager' | 'administrator' | 'both'>
  needsFormImage: Generated<boolean>
  applyFrom: Date | null
  applyUntil: Date | null
  studyFrom: Date | null
  studyUntil: Date | null
  dueDays: number | null
  quota: number | null
  queueLimit: Generated<number>
  audience: Generated<string[]>
  versionId: string | null
  learners: Generated<number>
  completed: Generated<number>
  ratingSum: Generated<number>
  ratingCount: Generated<number>
  publishedAt: Date | null
  createdBy: string
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

type Draft = {
  siteId: SiteColumn
  courseId: string
  content: JsonColumn
  revision: Generated<number>
  publishedRevision: number | null
  savedBy: string
  savedAt: Generated<Date>
}

type Lecturer = {
  siteId: SiteColumn
  courseId: string
  accountId: string
  position: Generated<number>
}

type Module = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  type: 'VOD' | 'ASS' | 'AUD' | 'SCO' | 'RDG' | 'REF' | 'ACE' | 'TST' | 'URLVOD'
}

type Prerequisite = {
  siteId: SiteColumn
  courseId: string
  requiredId: string
}

type Version = {
  siteId: SiteColumn
  id: Generated<string>
  courseId: string
  number: number
  content: JsonColumn
  publishedBy: string
  publishedAt: Generated<Date>
}

type Tables = {
  'course.category': Category
  'course.course': Course
  'course.draft': Draft
  'course.lecturer': Lecturer
  'course.module': Module
  'course.prerequisite': Prerequisite
  'course.version': Version
}

export const on = tables<Tables>()
