import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { peopleErrors } from './errors.ts'
import { peopleFilter, peopleOrder } from './list.ts'
import { peopleColumns } from './enums.ts'

const columns = z.array(z.enum(peopleColumns)).min(1).max(peopleColumns.length)

/** What a saved view stores: the filters as the list's URL spells them, and the order. */
const viewQuery = z.object({
  filter: z.partialRecord(peopleFilter.keyof(), z.string().max(60)),
  sort: peopleOrder.shape.sort,
  direction: peopleOrder.shape.direction,
})

export const listViews = endpoint({
  method: 'GET',
  path: '/app/api/admin/people/views',
  kind: 'read',
  access: { permission: 'people.read' },
  summary: 'My views of the list, those that the site shares, and the columns I have chosen.',
  result: z.object({
    columns: z.array(z.enum(peopleColumns)),
    views: z.array(
      viewQuery.extend({
        id: id('people.view'),
        name: z.string(),
        isShared: z.boolean(),
        isMine: z.boolean(),
        columns: z.array(z.enum(peopleColumns)),
      }),
    ),
  }),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/app/api/admin/people/views',
  kind: 'write',
  access: { permission: 'people.read' },
  summary: 'Keeps a view of the list under a name; one of mine with the same name is replaced.',
  body: viewQuery.extend({ name: line(40), isShared: z.boolean().default(false), columns }),
  result: z.object({ id: id('people.view') }),
  errors: [peopleErrors.VIEWS_FULL],
})

export const removeView = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/people/views/:id',
  kind: 'write',
  access: { permission: 'people.read' },
  summary: 'Removes one of my views.',
  params: z.object({ id: id('people.view') }),
  result: z.object({ id: id('people.view') }),
  errors: [commonErrors.NOT_FOUND],
})

export const chooseColumns = endpoint({
  method: 'PUT',
  path: '/app/api/admin/people/columns',
  kind: 'write',
  access: { permission: 'people.read' },
  summary: 'Remembers the columns I want to see in the list.',
  body: z.object({ columns }),
  result: z.object({ columns }),
})
