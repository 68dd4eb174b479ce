import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { adminErrors } from './errors.ts'

export const listExports = endpoint({
  method: 'GET',
  path: '/app/api/admin/download/kinds',
  kind: 'read',
  access: { permission: 'download.use' },
  summary: 'The tables that I may take away as a file, with their columns.',
  result: z.object({
    kinds: z.array(z.object({ kind: z.string(), title: z.string(), columns: z.array(z.string()) })),
  }),
})

const formats = ['xlsx', 'csv'] as const

export const downloadStates = ['waiting', 'running', 'done', 'failed', 'refused', 'cancelled'] as const

const value = z.union([z.string().max(200), z.number(), z.boolean(), z.array(z.string().max(40)).max(200)])

export const askDownload = endpoint({
  method: 'POST',
  path: '/app/api/admin/download',
  kind: 'write',
  access: { permission: 'download.use' },
  deed: 'run',
  rate: 'export',
  summary: 'Requests a table as a file; a worker creates it with my permissions and my reach.',
  body: z.object({
    kind: z
      .string()
      .max(80)
      .meta({ examples: ['report.people'] }),
    format: z.enum(formats),
    /** As the table's own page sends it; the table rejects unknown fields. */
    filter: z.record(z.string().max(40), value).meta({ examples: [{}] }),
  }),
  result: z.object({ id: id('admin.download') }),
  errors: [commonErrors.NOT_FOUND, adminErrors.TOO_MANY_DOWNLOADS, adminErrors.DOWNLOAD_FILTER],
})

export const listDownloads = endpoint({
  method: 'GET',
  path: '/app/api/admin/download/list',
  kind: 'read',
  access: { permission: 'download.use' },
  summary: 'My files of the last month, the newest first.',
  result: z.object({
    records: z.array(
      z.object({
        id: id('admin.download'),
        kind: z.string(),
        title: z.string(),
        /** The exam or course it is about; empty if there is none or the file is not started yet. */
        subject: z.string(),
        format: z.enum(formats),
        state: z.enum(downloadStates),
        rowsDone: z.int(),
        rowsTotal: z.int().nullable(),
        size: z.int().nullable(),
        createdAt: moment,
        finishedAt: moment.nullable(),
        expiresAt: moment.nullable(),
      }),
    ),
  }),
})

const downloadRef = z.object({ id: id('admin.download') })

export const linkDownload = endpoint({
  method: 'POST',
  path: '/app/api/admin/download/:id/link',
  kind: 'write',
  access: { permission: 'download.use' },
  deed: 'run',
  summary: 'A link to the finished file, valid for ten minutes; the permission is checked again.',
  params: downloadRef,
  result: z.object({ url: z.string(), name: z.string() }),
  errors: [
    commonErrors.NOT_FOUND,
    adminErrors.DOWNLOAD_NOT_READY,
    adminErrors.DOWNLOAD_GONE,
    adminErrors.DOWNLOAD_RIGHT_LOST,
  ],
})

export const actOnDownload = endpoint({
  method: 'PUT',
  path: '/app/api/admin/download/:id',
  kind: 'write',
  access: { permission: 'download.use' },
  summary: 'Cancels a file that is being created, or creates one again.',
  params: downloadRef,
  body: z.object({ act: z.enum(['cancel', 'retry']) }),
  result: downloadRef,
  errors: [commonErrors.NOT_FOUND, adminErrors.DOWNLOAD_ACT_IMPOSSIBLE, adminErrors.TOO_MANY_DOWNLOADS],
})

export const removeDownload = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/download/:id',
  kind: 'write',
  access: { permission: 'download.use' },
  summary: 'Deletes a file from my list and from the object store; its links expire at once.',
  params: downloadRef,
  result: downloadRef,
  errors: [commonErrors.NOT_FOUND],
})
