import { counted } from '#lib/counted'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Due this week',
  total: (count) => counted(count, 'item'),
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
    course: (count) => counted(count, 'course'),
    exam: (count) => counted(count, 'exam'),
    assignment: (count) => counted(count, 'assignment'),
    marking: (count) => `${counted(count, 'paper')} to mark`,
    invitation: (count) => `${counted(count, 'invitation')} to answer`,
    leave: (count) => `${counted(count, 'leave request')} to approve`,
    approval: (count) => `${counted(count, 'enrollment')} to approve`,
  },
}
