import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'

const pending = z.object({
  id: id('identity.registration'),
  userName: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  gender: z.enum(['F', 'M']).nullable(),
  joinedOn: z.iso.date().nullable(),
  registeredAt: moment,
  /** Whether it includes a picture of the signed form. */
  hasForm: z.boolean(),
})

export const listRegistrations = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/registrations',
  kind: 'read',
  access: { permission: 'people.manage' },
  summary:
    'Registrations that wait for approval, oldest first. Who has no job yet is within reach of a whole site only.',
  result: z.object({ records: z.array(pending), isMore: z.boolean() }),
})

export const getRegistrationForm = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/registrations/:id/form',
  kind: 'read',
  access: { permission: 'people.manage' },
  summary: 'The picture of the signed form of one registration, as a data address.',
  params: z.object({ id: id('identity.registration') }),
  result: z.object({ image: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})

export const decideRegistration = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/registrations/:id',
  kind: 'write',
  access: { permission: 'people.manage' },
  deed: 'handle',
  summary: 'Approves or refuses a registration.',
  params: z.object({ id: id('identity.registration') }),
  body: z.object({ approve: z.boolean(), reason: z.string().max(200).default('') }),
  result: z.object({ id: id('identity.registration') }),
  errors: [commonErrors.NOT_FOUND],
})
