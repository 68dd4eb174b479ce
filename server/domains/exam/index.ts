import type { Room } from '#platform/room'
import { questionsExport } from './exchange/export-questions.ts'
import { jobs } from './jobs.ts'
import { routes } from './routes.ts'

export const room: Room = {
  name: 'exam',
  routes,
  jobs,
  exports: [questionsExport],
  permissions: {
    'exam.read': ['INSTR', 'TADM', 'ADM'],
    'exam.author': ['TADM', 'ADM'],
    'exam.operate': ['TADM', 'ADM'],
    'exam.mark': ['INSTR', 'TADM', 'ADM'],
  },
}
