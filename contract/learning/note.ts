import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'
import { learningErrors } from './errors.ts'

const note = z.object({
  id: id('learning.note'),
  modId: id('learning.module'),
  second: z.int().nullable(),
  words: z.string(),
  createdAt: moment,
  updatedAt: moment,
})

const written = {
  second: z.int().min(0).max(360_000).nullable().default(null),
  words: z.string().trim().min(1).max(2000),
}

export const listNotes = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/module/note',
  kind: 'read',
  access: 'user',
  summary: 'My notes in a module, in the order of the recording.',
  query: z.object({ modId: id('learning.module') }),
  result: z.object({ records: z.array(note) }),
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

export const addNote = endpoint({
  method: 'POST',
  path: '/app/api/trainee/course/module/note',
  kind: 'write',
  access: 'user',
  summary: 'Keeps a note, at a moment of the recording or to the module as a whole.',
  body: z.object({ modId: id('learning.module'), ...written }),
  result: note,
  errors: [commonErrors.NOT_FOUND, learningErrors.NOT_ENROLLED],
})

export const changeNote = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/course/module/note/:id',
  kind: 'write',
  access: 'user',
  summary: 'Changes a note of mine.',
  params: z.object({ id: id('learning.note') }),
  body: z.object(written),
  result: note,
  errors: [commonErrors.NOT_FOUND],
})

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/course/module/note/:id',
  kind: 'write',
  access: 'user',
  summary: 'Removes a note of mine.',
  params: z.object({ id: id('learning.note') }),
  result: z.object({ id: id('learning.note') }),
  errors: [commonErrors.NOT_FOUND],
})
