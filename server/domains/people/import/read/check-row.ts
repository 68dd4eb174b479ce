import { type Locale, localeOf } from '@lyceum/contract/kit'
import type { ImportField } from '@lyceum/contract/people'
import { z } from 'zod'
import { mobileOf } from '#domains/identity'

/** The normalised fields of a row; empty fields are left out. */
export type RowFields = { readonly [field in ImportField]?: string | undefined }

type Problem = `${ImportField}.${string}`

export type Checked = { readonly fields: RowFields; readonly problems: readonly Problem[] }

type CellResult = { readonly value?: string | undefined; readonly problem?: string }

/** Reads the cells of one row. Every field is checked: a row may have several faults, and all are reported. */
export function checkRow(
  cells: RowFields,
  { matchBy }: { readonly matchBy: 'staffNo' | 'userName' },
): Checked {
  const fields: Record<string, string> = {}
  const problems: Problem[] = []
  for (const [field, read] of readers) {
    const { value, problem } = read(cells[field]?.normalize('NFC').trim() ?? '')
    if (value !== undefined && value !== '') fields[field] = value
    if (problem !== undefined && cells[field]?.trim()) problems.push(`${field}.${problem}`)
  }
  return { fields, problems: [...problems, ...lacking(fields, problems, matchBy), ...outOfOrder(fields)] }
}

function lacking(
  fields: RowFields,
  problems: readonly Problem[],
  matchBy: 'staffNo' | 'userName',
): Problem[] {
  const needed = [matchBy, 'name'] as const
  return needed
    .filter(
      (field) => fields[field] === undefined && !problems.some((problem) => problem.startsWith(`${field}.`)),
    )
    .map((field) => `${field}.needed` as const)
}

const outOfOrder = ({ bornOn, joinedOn }: RowFields): Problem[] =>
  bornOn !== undefined && joinedOn !== undefined && joinedOn < bornOn ? ['joinedOn.order'] : []

const readers: readonly (readonly [ImportField, (typed: string) => CellResult])[] = [
  ['staffNo', staffNo],
  ['userName', userName],
  ['name', upTo(60)],
  ['gender', (typed) => oneOf(genders, typed)],
  ['email', email],
  ['phone', phone],
  ['bornOn', day],
  ['joinedOn', day],
  ['locale', language],
  ['unit', upTo(200)],
  ['position', upTo(60)],
  ['grade', upTo(40)],
  ['state', (typed) => oneOf(states, typed)],
]

function staffNo(typed: string): CellResult {
  return /^[\w.-]{1,40}$/.test(typed) ? { value: typed } : { problem: 'format' }
}

function upTo(max: number) {
  return (typed: string): CellResult => {
    // oxlint-disable-next-line no-control-regex -- refusing control characters is the point
    if (/[\u0000-\u001f\u007f]/.test(typed)) return { problem: 'format' }
    return typed.length > max ? { problem: 'long' } : { value: typed }
  }
}

export const isUserName = (text: string) => /^[\w.@-]{3,64}$/.test(text)

function userName(typed: string): CellResult {
  return isUserName(typed) ? { value: typed } : { problem: 'format' }
}

const mailbox = z.email().max(200)

function email(typed: string): CellResult {
  const { data } = mailbox.safeParse(typed.toLowerCase())
  return data === undefined ? { problem: 'format' } : { value: data }
}

function phone(typed: string): CellResult {
  const mobile = mobileOf(typed)
  return mobile ? { value: mobile.e164 } : { problem: 'format' }
}

/** 2024-03-01, 2024/3/1, 2024.3.1, 2024年3月1日, 20240301: a valid date. */
function day(typed: string): CellResult {
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[T ]00:00(?::00)?)?$/.exec(typed) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const isReal = z.iso.date().safeParse(iso).success && iso >= '1900-01-01' && iso <= '2100-12-31'
  return isReal ? { value: iso } : { problem: 'format' }
}

function language(typed: string): CellResult {
  const locale: Locale | undefined = localeOf(typed) ?? localeOf(languages[typed])
  return locale ? { value: locale } : { problem: 'format' }
}

const languages: Readonly<Record<string, string>> = {
  简体中文: 'zh-CN',
  中文: 'zh-CN',
  繁體中文: 'zh-TW',
  繁体中文: 'zh-TW',
  英文: 'en-US',
  English: 'en-US',
}

const genders = { M: ['男', 'm', 'male', '男性'], F: ['女', 'f', 'female', '女性'] }

const states = {
  active: ['在职', '在職', '正常', '启用', '啟用', 'active', 'true', '1', '试用', '試用', 'enabled'],
  left: [
    '离职',
    '離職',
    '停用',
    '禁用',
    '已离职',
    'left',
    'inactive',
    'false',
    '0',
    'terminated',
    'disabled',
  ],
}

function oneOf(synonyms: Readonly<Record<string, readonly string[]>>, typed: string): CellResult {
  const found = Object.entries(synonyms).find(([, all]) => all.includes(typed.toLowerCase()))
  return found ? { value: found[0] } : { problem: 'format' }
}
