import { errors } from '../kit/index.ts'

export const examErrors = errors({
  /** E-068. No attempt is counted. */
  EXAM_NOT_ENOUGH_QUESTIONS: {
    status: 409,
    'zh-CN': '题库里的题不够组成这份试卷，还差 {missing} 道',
    'zh-TW': '題庫裡的題目不足以組成這份試卷，還差 {missing} 題',
    'en-US': 'The question bank has too few questions for this paper: {missing} more are needed.',
  },
})
