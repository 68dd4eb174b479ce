import { z } from 'zod'
import { commonErrors, endpoint, id, line, locales } from '../kit/index.ts'

const person = z.object({ id: id('profile.person') })
const topic = z.object({ id: id('course.category'), name: z.string() })

/** C-253. The eleven fields of B-423 with the names from the documents, and what else the page needs. */
export const getMyDetail = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/detail',
  kind: 'read',
  access: 'user',
  summary: 'My own profile, whole.',
  result: z.object({
    usrEntId: id('identity.account'),
    username: z.string(),
    workNumber: z.string(),
    stageName: z.string(),
    birthday: z.string(),
    department: z.string(),
    station: z.string(),
    jobGrade: z.string(),
    sequence: z.string(),
    subsequence: z.string(),
    profile: z.string(),
    interests: z.array(topic),
    email: z.string(),
    /** Only the last digits, because the page may stay open. */
    phone: z.string(),
    userPoto: z.string(),
    /** Completeness of the profile in percent. */
    complete: z.int(),
  }),
})

/** C-260. Everything people may change about themselves, including the language; omitted fields stay unchanged. */
export const saveMyUser = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/user',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Changes my profile or remembers the language I chose.',
  body: z.object({
    locale: z.enum(locales).optional(),
    stageName: line(20, 0).optional(),
    birthday: z.union([z.iso.date(), z.literal('')]).optional(),
    profile: z.string().trim().max(200).optional(),
    interests: z.array(id('course.category')).max(10).optional(),
    /** A picture the caller uploaded as an avatar; null: none. */
    photoId: id('profile.photo').nullable().optional(),
  }),
  result: z.object({ locale: z.enum(locales) }),
  errors: [commonErrors.NOT_FOUND],
})

const card = {
  usrEntId: id('identity.account'),
  name: z.string(),
  stageName: z.string(),
  userPoto: z.string(),
  unit: z.string(),
  position: z.string(),
}

/** C-254. A part that its owner does not show to the caller is null. */
export const getUserDetail = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/userDetail/:id',
  kind: 'read',
  access: 'user',
  summary: 'The head of a person’s page: names, place, counts, whether I follow them, and what they show me.',
  params: person,
  result: z.object({
    ...card,
    isOwn: z.boolean(),
    isFollowed: z.boolean(),
    /** They follow the caller. */
    isFan: z.boolean(),
    likes: z.int(),
    fans: z.int().nullable(),
    follows: z.int().nullable(),
    birthday: z.string().nullable(),
    profile: z.string().nullable(),
    interests: z.array(topic).nullable(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-258. */
export const getUserCard = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/getOne/:id',
  kind: 'read',
  access: 'user',
  summary: 'A small card of a person, for pickers and for the pointer that rests on a name.',
  params: person,
  result: z.object(card),
  errors: [commonErrors.NOT_FOUND],
})
