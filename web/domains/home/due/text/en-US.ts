import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Due this week',
  total: (count) => pluralise(count, 'item'),
  none: 'Nothing is due this week.',
  today: (time) => `due today at ${time}`,
  until: (day) => `due ${day}`,
  late: 'overdue',
  waits: 'waiting for you',
  kinds: {
    course: 'Course',
    exam: 'Exam',
    assignment: 'Assignment',
    marking: 'Marking',
    invitation: 'Invitation',
    leave: 'Leave',
    approval: 'Enrollment',
  },
  many: {
    course: (count) => pluralise(count, 'course'),
    exam: (count) => pluralise(count, 'exam'),
    assignment: (count) => pluralise(count, 'assignment'),
    marking: (count) => `${pluralise(count, 'paper')} to mark`,
    invitation: (count) => `${pluralise(count, 'invitation')} to answer`,
    leave: (count) => `${pluralise(count, 'leave request')} to approve`,
    approval: (count) => `${pluralise(count, 'enrollment')} to approve`,
  },
}
