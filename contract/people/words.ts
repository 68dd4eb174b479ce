/** What a person can be to the organisation; frozen is a spell at the door, not a state of the account. */
export const personStates = ['pending', 'active', 'suspended', 'left'] as const
export type PersonState = (typeof personStates)[number]

export const peopleSorts = ['name', 'staffNo', 'joinedOn', 'lastLoginAt'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** Columns of the list beside the name, in the order in which they are offered. */
export const peopleColumns = [
  'userName',
  'staffNo',
  'unit',
  'position',
  'grade',
  'state',
  'email',
  'phone',
  'roles',
  'joinedOn',
  'lastLoginAt',
  'expiresAt',
] as const
export type PeopleColumn = (typeof peopleColumns)[number]

/** What an administrator corrects, and an import then leaves alone. */
export const personFields = [
  'name',
  'nickname',
  'gender',
  'staffNo',
  'email',
  'phone',
  'joinedOn',
  'job',
] as const
export type PersonField = (typeof personFields)[number]
