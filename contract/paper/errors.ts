import { errors } from '../kit/index.ts'

export const paperErrors = errors({
  /** E-068. No attempt is counted. */
  EXAM_NOT_ENOUGH_QUESTIONS: {
    status: 409,
    'zh-CN': '题库里的题不够组成这份试卷，还差 {missing} 道',
    'zh-TW': '題庫裡的題目不足以組成這份試卷，還差 {missing} 題',
    'en-US': 'The question bank has too few questions for this paper: {missing} more are needed.',
  },
  PAPER_CHANGED: {
    status: 409,
    'zh-CN': '试卷刚被别人改过，请先看最新的',
    'zh-TW': '試卷剛被別人修改過，請先看最新的',
    'en-US': 'Someone else has just changed this paper. Please check the latest version first.',
  },
  PAPER_WRONG_STATE: {
    status: 409,
    'zh-CN': '试卷现在的状态不能这样做',
    'zh-TW': '試卷目前的狀態無法這麼做',
    'en-US': 'This is not possible with the paper’s current status.',
  },
  PAPER_UNFIT: {
    status: 400,
    'zh-CN': '试卷里有重复的题，或用错了组卷方式',
    'zh-TW': '試卷裡有重複的題目，或用錯了組卷方式',
    'en-US': 'The paper contains a question twice, or mixes fixed questions with rules.',
  },
})
