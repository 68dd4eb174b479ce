import type { Room } from '#platform/room'
import { questionsExport } from './exchange/export-questions.ts'
import { clockJobs, jobs, reactions } from './jobs.ts'
import { markingCount } from './marking/show-marking.ts'
import { routes } from './routes.ts'

export const room: Room = {
  name: 'exam',
  routes,
  jobs,
  exports: [questionsExport],
  clockJobs,
  reactions,
  counters: { markingCount },
  permissions: {
    'exam.read': ['INSTR', 'TADM', 'ADM'],
    'exam.author': ['TADM', 'ADM'],
    'exam.operate': ['TADM', 'ADM'],
    'exam.mark': ['INSTR', 'TADM', 'ADM'],
  },
}
