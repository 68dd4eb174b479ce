import { z } from 'zod'
import { endpoint } from '@lyceum/contract/kit'
import { counterNames } from './counters.ts'

/** The details behind the counts of C-082, fetched only when somebody opens them. */
export const listWaiting = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/waiting/list',
  kind: 'read',
  access: 'user',
  summary:
    'What is newest or most urgent among what waits for me, one title for each line that has something.',
  result: z.object({
    records: z.array(
      z.object({
        name: z.enum(counterNames),
        title: z.string(),
        /** Who asks or invites; empty if nobody does. */
        who: z.string(),
      }),
    ),
  }),
})
