import { z } from 'zod'
import { endpoint, line, locales } from '../kit/index.ts'
import { siteErrors } from './errors.ts'

const inLocales = z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), 'en-US': z.string() })
const noticeText = z.object({ subject: z.string(), body: z.string() })

export const listNotices = endpoint({
  method: 'GET',
  path: '/app/api/admin/notice-template',
  kind: 'read',
  access: { permission: 'site.manage' },
  summary: 'Every mail and short message that the portal sends, with its text in three languages.',
  result: z.object({
    notices: z.array(
      z.object({
        key: z.string(),
        channel: z.enum(['mail', 'sms', 'site']),
        title: inLocales,
        blanks: z.array(
          z.object({ name: z.string(), title: inLocales, sample: inLocales, isRequired: z.boolean() }),
        ),
        words: z.array(
          noticeText.extend({
            locale: z.enum(locales),
            byDefault: noticeText,
            isDefault: z.boolean(),
            updatedAt: z.string().nullable(),
            updatedBy: z.string().nullable(),
          }),
        ),
      }),
    ),
  }),
})

const which = z.object({
  key: z
    .string()
    .max(80)
    .meta({ examples: ['identity.resetMail'] }),
  locale: z.enum(locales),
})

const draft = which.extend({
  subject: line(120, 0).default(''),
  body: z
    .string()
    .trim()
    .min(1)
    .max(4000)
    .meta({ examples: ['{name}: {link}'] }),
})

const noticeTextErrors = [
  siteErrors.NOTICE_UNKNOWN,
  siteErrors.NOTICE_BLANK_UNKNOWN,
  siteErrors.NOTICE_BLANK_MISSING,
  siteErrors.NOTICE_SUBJECT_MISSING,
]

export const saveNotice = endpoint({
  method: 'PUT',
  path: '/app/api/admin/notice-template',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: "Replaces the default text of a notice by the site's own, in one language.",
  body: draft,
  result: which,
  errors: noticeTextErrors,
})

export const resetNotice = endpoint({
  method: 'PUT',
  path: '/app/api/admin/notice-template/reset',
  kind: 'write',
  access: { permission: 'site.manage' },
  summary: 'Restores the default text, in one language.',
  body: which,
  result: which,
  errors: [siteErrors.NOTICE_UNKNOWN],
})

export const testNotice = endpoint({
  method: 'POST',
  path: '/app/api/admin/notice-template/test',
  kind: 'write',
  access: { permission: 'site.manage' },
  deed: 'run',
  summary: 'Mails a text to me as it would arrive, with samples in its placeholders; nothing is saved.',
  body: draft,
  result: z.object({ to: z.string() }),
  errors: [...noticeTextErrors, siteErrors.NOTICE_NOT_MAIL, siteErrors.NOTICE_NO_MAILBOX],
})
