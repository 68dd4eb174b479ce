import type { Person } from '../use-person.ts'

/** A person in a form: all values are strings. */
export type Draft = {
  readonly name: string
  readonly nickname: string
  readonly gender: 'F' | 'M' | ''
  readonly staffNo: string
  readonly email: string
  readonly phone: string
  readonly joinedOn: string
}

export type DraftJob = {
  readonly unitId: string | undefined
  readonly positionId: string | undefined
  readonly gradeId: string | undefined
}

export const blank: Draft = {
  name: '',
  nickname: '',
  gender: '',
  staffNo: '',
  email: '',
  phone: '',
  joinedOn: '',
}
export const noJob: DraftJob = { unitId: undefined, positionId: undefined, gradeId: undefined }

export function draftOf(person: Person): Draft {
  return {
    name: person.name,
    nickname: person.nickname ?? '',
    gender: person.gender ?? '',
    staffNo: person.staffNo ?? '',
    email: person.email ?? '',
    phone: person.phone ?? '',
    joinedOn: person.joinedOn ?? '',
  }
}

export function jobOf({ jobs }: Person): DraftJob {
  const main = jobs.find(({ isMain, until }) => isMain && until === null)
  return { unitId: main?.unitId, positionId: main?.positionId, gradeId: main?.gradeId ?? undefined }
}

/** The typed values as call parameters: null instead of empty. */
export function recordOf({ name, gender, ...lines }: Draft) {
  const filled = (value: string) => value.trim() || null
  return {
    name: name.trim(),
    gender: gender || null,
    nickname: filled(lines.nickname),
    staffNo: filled(lines.staffNo),
    email: filled(lines.email),
    phone: filled(lines.phone),
    joinedOn: filled(lines.joinedOn),
  }
}

/** A complete job; undefined when the unit or position is missing. */
export function postOf({ unitId, positionId, gradeId }: DraftJob) {
  return unitId && positionId ? { unitId, positionId, gradeId: gradeId ?? null } : undefined
}

export const isSameJob = (a: DraftJob, b: DraftJob) =>
  a.unitId === b.unitId && a.positionId === b.positionId && a.gradeId === b.gradeId

/** Today on this device, the default date. */
export const todayOf = (now: Date) => now.toLocaleDateString('sv-SE')
