import { z } from 'zod'
import { commonErrors, endpoint, id } from '@lyceum/contract/kit'
import { homeErrors } from './errors.ts'

/** Pages of the portal that may be put on the home page, by name. */
export const quickModules = [
  'course',
  'exam',
  'calendar',
  'message',
  'announcement',
  'mistakes',
  'favorite',
  'lecturer',
  'knowledge',
  'qa',
  'circle',
  'map',
  'live',
  'mall',
  'rank',
  'pk',
] as const
export type QuickModule = (typeof quickModules)[number]

/**
 * What somebody typed. Nothing is validated here: a missing field gets its own error (E-137 to E-139) instead of a
 * generic validation error.
 */
const typed = z.object({
  title: z
    .string()
    .trim()
    .max(200)
    .default('')
    .meta({ examples: ['制度文库'] }),
  link: z
    .string()
    .trim()
    .max(2000)
    .default('')
    .meta({ examples: ['https://policy.example.com/'] }),
  /** Number of the built-in icon: `1` to `12`. */
  image: z
    .string()
    .trim()
    .max(40)
    .default('')
    .meta({ examples: ['1'] }),
})

const quick = z.object({ id: id('home.entry'), title: z.string(), link: z.string(), image: z.string() })

const quickLinkErrors = [
  homeErrors.QUICK_TITLE_INVALID,
  homeErrors.QUICK_LINK_INVALID,
  homeErrors.QUICK_INCOMPLETE,
  homeErrors.QUICK_DUPLICATE,
] as const

/** C-064. */
export const addQuick = endpoint({
  method: 'POST',
  path: '/app/api/trainee/home/quick',
  kind: 'write',
  access: 'user',
  summary: 'Puts a link of my own among my quick entries.',
  body: typed,
  result: z.object({ id: id('home.entry') }),
  errors: [...quickLinkErrors, homeErrors.QUICK_FULL],
})

/** C-065. */
export const changeQuick = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/home/quick',
  kind: 'write',
  access: 'user',
  summary: 'Changes a link of my own.',
  body: typed.extend({ id: id('home.entry') }),
  result: z.object({ id: id('home.entry') }),
  errors: [commonErrors.NOT_FOUND, ...quickLinkErrors],
})

/** C-066. */
export const deleteQuick = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/home/quick',
  kind: 'write',
  access: 'user',
  summary: 'Takes a link of my own away.',
  body: z.object({ id: id('home.entry') }),
  result: z.object({ id: id('home.entry') }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-067. */
export const listQuick = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/quick/list',
  kind: 'read',
  access: 'user',
  summary: 'The links of my own.',
  result: z.object({ records: z.array(quick) }),
})

/** C-068. */
export const listQuickModules = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/quickEntry',
  kind: 'read',
  access: 'user',
  summary: 'Pages of this portal that may be quick entries, and whether they are.',
  result: z.object({ records: z.array(z.object({ module: z.enum(quickModules), isAdded: z.boolean() })) }),
})

/** C-059. */
export const listArrangement = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/fast-track',
  kind: 'read',
  access: 'user',
  summary: 'My quick entries in the order in which I see them.',
  result: z.object({ records: z.array(quick.extend({ module: z.enum(quickModules).nullable() })) }),
})

/** C-060. */
export const saveArrangement = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/home/fast-track',
  kind: 'write',
  access: 'user',
  summary:
    'Puts my quick entries in an order, and adds pages; entries that are not named follow in their old order.',
  body: z.object({
    ids: z.array(id('home.entry')).max(50).default([]),
    modules: z.array(z.enum(quickModules)).max(50).default([]),
  }),
  result: z.object({ entries: z.int() }),
  errors: [commonErrors.NOT_FOUND, homeErrors.QUICK_DUPLICATE, homeErrors.QUICK_FULL],
})

/** C-061. */
export const removeArranged = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/home/fast-track',
  kind: 'write',
  access: 'user',
  summary: 'Takes one quick entry away, a module or a link.',
  body: z.object({ id: id('home.entry') }),
  result: z.object({ id: id('home.entry') }),
  errors: [commonErrors.NOT_FOUND],
})
