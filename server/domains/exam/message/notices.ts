import { notice } from '#platform/domain/notices'

const exam = {
  title: { 'zh-CN': '考试名称', 'zh-TW': '考試名稱', 'en-US': 'Exam' },
  sample: { 'zh-CN': '安全生产知识考试', 'zh-TW': '安全生產知識考試', 'en-US': 'Safety at work' },
}

export const scoredNotice = notice({
  key: 'exam.scored',
  channel: 'site',
  title: { 'zh-CN': '试卷已评完', 'zh-TW': '試卷已評完', 'en-US': 'Your paper is marked' },
  blanks: { exam },
  text: {
    'zh-CN': { body: '“{exam}”的试卷已经评完，可在考试页查看结果。' },
    'zh-TW': { body: '「{exam}」的試卷已評完，可在考試頁查看結果。' },
    'en-US': { body: 'Your paper for “{exam}” has been marked. See the exam page for the result.' },
  },
})

export const notices = [scoredNotice]
