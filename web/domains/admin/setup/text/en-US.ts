import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Set up your new site',
  count: (done, of) => `${done} of ${of} done`,
  hide: 'Do not show again',
  hidden: 'The checklist is hidden.',
  isDone: 'Done',
  steps: {
    people: {
      title: 'Bring in colleagues',
      hint: 'Import a spreadsheet, or add them one by one',
      act: 'Add people',
    },
    categories: {
      title: 'Set up categories',
      hint: 'Courses are placed and found by category',
      act: 'Set categories',
    },
    course: {
      title: 'Publish a first course',
      hint: 'One video or one document is enough to begin',
      act: 'Make a course',
    },
    exam: {
      title: 'Publish a first exam',
      hint: 'Write questions, put a paper together, then set the exam',
      act: 'Set an exam',
    },
  },
}
