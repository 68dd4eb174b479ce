import { scimAddress } from '@lyceum/contract/people'
import { enterpriseSchema, groupSchema, listOf, userSchema } from './user-resource.ts'

export const providerConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token made in the console.',
      primary: true,
    },
  ],
}

const resourceTypes = [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: userSchema,
    schemaExtensions: [{ schema: enterpriseSchema, required: false }],
    meta: { resourceType: 'ResourceType', location: `${scimAddress}/ResourceTypes/User` },
  },
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'Group',
    name: 'Group',
    endpoint: '/Groups',
    schema: groupSchema,
    meta: { resourceType: 'ResourceType', location: `${scimAddress}/ResourceTypes/Group` },
  },
]

const attribute = (name: string, type: 'string' | 'boolean' | 'complex' = 'string', required = false) => ({
  name,
  type,
  multiValued: ['emails', 'phoneNumbers', 'members'].includes(name),
  required,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: name === 'userName' ? 'server' : 'none',
})

const schema = (id: string, name: string, attributes: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  attributes,
})

const schemas = [
  schema(userSchema, 'User', [
    attribute('userName', 'string', true),
    attribute('displayName'),
    attribute('name', 'complex'),
    attribute('active', 'boolean'),
    attribute('emails', 'complex'),
    attribute('phoneNumbers', 'complex'),
    attribute('title'),
    attribute('preferredLanguage'),
  ]),
  schema(enterpriseSchema, 'EnterpriseUser', [attribute('employeeNumber'), attribute('department')]),
  schema(groupSchema, 'Group', [attribute('displayName', 'string', true), attribute('members', 'complex')]),
]

const all = (resources: readonly object[]) => listOf({ total: resources.length, start: 1, resources })

export const resourceTypeList = all(resourceTypes)
export const schemaList = all(schemas)
