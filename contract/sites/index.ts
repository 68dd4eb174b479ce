import { z } from 'zod'
import { endpoint, line, locales, moment } from '../kit/index.ts'
import { sitesErrors } from './errors.ts'

export { sitesErrors } from './errors.ts'

const access = { permission: 'sites.manage' } as const
const code = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
/** A host name as browsers send it; an international one in ASCII form. */
const host = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?([.][a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?)*$/)
const localName = z.object({ 'zh-CN': line(60), 'zh-TW': line(60), 'en-US': line(60) })
const sharedName = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })

export const listSites = endpoint({
  method: 'GET',
  path: '/app/api/admin/sites',
  kind: 'read',
  access,
  summary: 'All sites of the installation, the newest first, at most 500.',
  result: z.object({
    sites: z.array(
      z.object({
        code: z.string(),
        name: sharedName,
        hosts: z.array(z.string()),
        locale: z.enum(locales),
        zone: z.string(),
        createdAt: moment,
        validUntil: moment.nullable(),
        /** `ending`: expires within 30 days. */
        state: z.enum(['active', 'ending', 'expired']),
        /** Active accounts, cached for a minute. */
        people: z.int(),
        /** Storage used by its files, and its quota. */
        storage: z.object({ usedMb: z.int(), quotaMb: z.int() }),
        isPlatform: z.boolean(),
      }),
    ),
  }),
})

export const createSite = endpoint({
  method: 'POST',
  path: '/app/api/admin/sites',
  kind: 'write',
  access,
  summary: 'Creates a site with its first administrator, who gets a mail with a link to choose a password.',
  body: z.object({
    code,
    name: localName,
    host,
    locale: z.enum(locales),
    zone: z
      .string()
      .max(60)
      .meta({ examples: ['Asia/Shanghai', 'Asia/Taipei'] }),
    validUntil: moment.nullable(),
    administrator: z.object({
      userName: z.string().regex(/^[A-Za-z0-9_.-]{3,40}$/),
      name: line(60),
      email: z.email().max(120),
    }),
  }),
  result: z.object({ code: z.string() }),
  errors: [
    sitesErrors.SITE_CODE_TAKEN,
    sitesErrors.HOST_TAKEN,
    sitesErrors.HOST_RESERVED,
    sitesErrors.ZONE_UNKNOWN,
  ],
})

export const setSiteValidity = endpoint({
  method: 'PUT',
  path: '/app/api/admin/sites/:code/validity',
  kind: 'write',
  access,
  summary: 'Expires a site at once or on a day, or renews it; without a day it is valid for ever.',
  params: z.object({ code }),
  body: z.object({ until: z.union([z.literal('now'), moment, z.null()]) }),
  result: z.object({ code: z.string(), validUntil: moment.nullable() }),
  errors: [sitesErrors.NO_SUCH_SITE, sitesErrors.PLATFORM_STAYS],
})

export const setSiteStorage = endpoint({
  method: 'PUT',
  path: '/app/api/admin/sites/:code/storage',
  kind: 'write',
  access,
  summary: 'Sets how much a site may store, in MB; what is stored already stays.',
  params: z.object({ code }),
  body: z.object({ quotaMb: z.int().min(100).max(1_000_000_000) }),
  result: z.object({ code: z.string(), quotaMb: z.int() }),
  errors: [sitesErrors.NO_SUCH_SITE],
})

export const addSiteHost = endpoint({
  method: 'POST',
  path: '/app/api/admin/sites/:code/host',
  kind: 'write',
  access,
  summary: 'Gives a site one more host name.',
  params: z.object({ code }),
  body: z.object({ host }),
  result: z.object({ host: z.string() }),
  errors: [sitesErrors.NO_SUCH_SITE, sitesErrors.HOST_TAKEN, sitesErrors.HOST_RESERVED],
})

export const removeSiteHost = endpoint({
  method: 'PUT',
  path: '/app/api/admin/sites/:code/host/remove',
  kind: 'write',
  access,
  summary: 'Takes a host name from a site; the last one stays.',
  params: z.object({ code }),
  body: z.object({ host }),
  result: z.object({ host: z.string() }),
  errors: [sitesErrors.NO_SUCH_SITE, sitesErrors.NO_SUCH_HOST, sitesErrors.LAST_HOST],
})
