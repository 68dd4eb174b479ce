import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment, pageOf, pageQuery } from '../kit/index.ts'

const notice = z.object({
  id: id('learning.notice'),
  itmId: id('course.offer'),
  title: z.string(),
  toldAt: moment,
  isRead: z.boolean(),
})

/** C-112. */
export const listCourseNotices = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course-message/list',
  kind: 'read',
  access: 'user',
  summary: 'The notices of one course, the newest first.',
  query: pageQuery.extend({ itmId: id('course.offer') }),
  result: pageOf(notice),
  errors: [commonErrors.NOT_FOUND],
})

/** C-113. A GET that marks it as read, protected like a write. */
export const readCourseNotice = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course-message/:id',
  kind: 'write',
  access: 'user',
  summary: 'One notice of a course; opening it marks it as read.',
  params: z.object({ id: id('learning.notice') }),
  result: notice.extend({ course: z.string(), body: z.string(), toldBy: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-114. Only reads. */
export const isCourseNoticeRead = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course-message/getCourseMessageIsRead/:id',
  kind: 'read',
  access: 'user',
  summary: 'Whether I have opened a notice.',
  params: z.object({ id: id('learning.notice') }),
  result: z.object({ isRead: z.boolean() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-147. */
export const listMyCourseNotices = endpoint({
  method: 'GET',
  path: '/app/api/trainee/course/notify/list',
  kind: 'read',
  access: 'user',
  summary: 'The notices of all courses that I am in, the newest first.',
  query: pageQuery,
  result: pageOf(notice.extend({ course: z.string() })),
})

export const addCourseNotice = endpoint({
  method: 'POST',
  path: '/app/api/admin/course/notice',
  kind: 'write',
  access: { permission: 'learning.notify' },
  summary: 'Sends a notice to everyone in a course.',
  body: z.object({
    itmId: id('course.course'),
    title: line(60),
    body: z.string().trim().min(1).max(4000),
  }),
  result: z.object({ id: id('learning.notice') }),
  errors: [commonErrors.NOT_FOUND],
})
