import type { QuestionTexts } from './question-texts.ts'
import { craftThemes } from './themes-craft.ts'
import { officeThemes } from './themes-office.ts'

/** Questions of 衡川集团, matching its courses. */
export const hengchuanTexts: QuestionTexts = {
  themes: [...craftThemes, ...officeThemes],
  oneRight: [
    '关于“{}”，下列哪种做法是对的？',
    '谈到“{}”，下面哪句话站得住脚？',
    '在“{}”这件事上，最稳妥的是哪一项？',
    '新同事问起“{}”，你会先告诉他哪一条？',
    '学完“{}”，应当记住哪一条？',
    '班组讨论“{}”，谁说得对？',
  ],
  oneWrong: ['关于“{}”，下列哪种说法是错的？', '下面哪一条不符合“{}”的要求？'],
  manyRight: ['关于“{}”，下列哪些说法是对的？', '下面哪些做法适用于“{}”？', '检查“{}”时，哪些情况算做得好？'],
  truths: ['关于“{}”：{say}。', '在“{}”中，{say}。'],
  pairing: ['学“{}”时，把左右两边对应的内容连起来。', '围绕“{}”，给左边每一项找到右边的搭档。'],
  essays: [
    '结合你的岗位，说说“{}”里最容易忽略的一件事，以及你打算怎么改。',
    '如果由你给新同事讲“{}”，你会讲哪三点？为什么？',
    '回想一次和“{}”有关的经历：当时怎么做的，现在会怎么做？',
  ],
  oral: ['用 90 秒向新同事讲清“{}”的要点。', '请口述：遇到“{}”方面的疑问，你会怎样一步步处理？'],
  inScene: { truth: '他这样做是妥当的。', choice: '接下来最应当做什么？' },
  guide: '要点清楚、结合岗位实际、有可执行的改进，各占三分之一。',
  oralGuide: '内容准确、条理清楚、语速适中。',
  linkTitle: '回看：{}',
}
