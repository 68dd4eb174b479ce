import { scimAddress } from '@lyceum/contract/people'
import type { Known } from '../apply/current-people.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const enterpriseSchema = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'

/** A person as a SCIM resource. */
export function userResource({ id, state, values }: Known, externalId: string | undefined) {
  const { userName, name, email, phone, staffNo, unit, position, locale } = values
  return {
    schemas: [userSchema, enterpriseSchema],
    id,
    ...(externalId ? { externalId } : {}),
    userName,
    displayName: name,
    name: { formatted: name },
    active: state === 'active',
    emails: email ? [{ value: email, type: 'work', primary: true }] : [],
    phoneNumbers: phone ? [{ value: phone, type: 'mobile' }] : [],
    ...(position ? { title: position } : {}),
    ...(locale ? { preferredLanguage: locale } : {}),
    [enterpriseSchema]: {
      ...(staffNo ? { employeeNumber: staffNo } : {}),
      ...(unit ? { department: unit } : {}),
    },
    meta: { resourceType: 'User', location: `${scimAddress}/Users/${id}` },
  }
}

type Page = {
  readonly total: number
  readonly start: number
  readonly resources: readonly object[]
}

export const listOf = ({ total, start, resources }: Page) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: start,
  itemsPerPage: resources.length,
  Resources: resources,
})
