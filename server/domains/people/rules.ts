/** The data of a person, from forms, imports and directories. */
export type PersonDraft = {
  readonly name: string
  readonly userName: string
  readonly nickname: string | null
  readonly gender: 'F' | 'M' | null
  readonly staffNo: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly joinedOn: string | null
  readonly isExternal: boolean
  /** The moment from which an external account can no longer sign in. */
  readonly expiresAt: Date | null
}

const personFaults = [
  'name',
  'userName',
  'nickname',
  'staffNo',
  'email',
  'phone',
  'expiresAt',
  'staffNoOfGuest',
] as const
export type PersonFault = (typeof personFaults)[number]

/** The faults of a record; empty: it is valid. */
export function faultsOf(draft: PersonDraft): PersonFault[] {
  const { name, userName, nickname, staffNo, email, phone } = draft
  const isFit: Readonly<Record<PersonFault, boolean>> = {
    name: isLine(name, 1, 60),
    userName: /^[\w.@-]{3,64}$/.test(userName),
    nickname: nickname === null || isLine(nickname, 1, 40),
    staffNo: staffNo === null || /^[\w.-]{1,40}$/.test(staffNo),
    email: email === null || (email.length <= 120 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email)),
    phone: phone === null || /^\+?[0-9][0-9 -]{5,19}$/.test(phone),
    // An external account must have an end.
    expiresAt: draft.isExternal === (draft.expiresAt !== null),
    staffNoOfGuest: !(draft.isExternal && staffNo !== null),
  }
  return personFaults.filter((fault) => !isFit[fault])
}

/** A record as it is saved: trimmed, mailboxes in lower case, null instead of empty. */
export function tidy(draft: PersonDraft): PersonDraft {
  return {
    ...draft,
    name: draft.name.trim().replaceAll(/\s+/g, ' '),
    userName: draft.userName.trim(),
    nickname: filled(draft.nickname),
    staffNo: filled(draft.staffNo),
    email: filled(draft.email)?.toLowerCase() ?? null,
    phone: filled(draft.phone),
    joinedOn: filled(draft.joinedOn),
  }
}

const filled = (text: string | null) => text?.trim() || null

// eslint-disable-next-line no-control-regex -- refusing control characters is the point
const control = /[\u0000-\u001f\u007f]/
const isLine = (text: string, min: number, max: number) =>
  text.length >= min && text.length <= max && !control.test(text)
