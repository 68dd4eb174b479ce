/** The state of a person in the organisation; a temporary lock after failed sign-ins is not one of them. */
export const personStates = ['pending', 'active', 'suspended', 'left'] as const
export type PersonState = (typeof personStates)[number]

export const peopleSorts = ['name', 'staffNo', 'joinedOn', 'lastLoginAt'] as const
export type PeopleSort = (typeof peopleSorts)[number]

/** Columns of the list beside the name, in the offered order. */
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

/** Fields an administrator can correct; imports then leave them unchanged. */
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
