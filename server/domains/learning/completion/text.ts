import type { Milestone } from '@lyceum/contract/course'
import type { Locale } from '@lyceum/contract/kit'

type Sentence = (values: { readonly title: string; readonly done: number; readonly of: number }) => string
type Three = Readonly<Record<Locale, Sentence>>

const three = (zhCN: Sentence, zhTW: Sentence, enUS: Sentence): Three => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
})

/** The requirement on another module as a sentence, shown with or without a tick. */
export const moduleSentences: Readonly<Record<Milestone, Three>> = {
  attempted: three(
    ({ title }) => `打开过《${title}》`,
    ({ title }) => `開啟過《${title}》`,
    ({ title }) => `Open “${title}”`,
  ),
  viewed: three(
    ({ title }) => `看完《${title}》`,
    ({ title }) => `看完《${title}》`,
    ({ title }) => `Watch or read “${title}” to the end`,
  ),
  submitted: three(
    ({ title }) => `提交《${title}》`,
    ({ title }) => `提交《${title}》`,
    ({ title }) => `Hand in “${title}”`,
  ),
  passed: three(
    ({ title }) => `通过《${title}》`,
    ({ title }) => `通過《${title}》`,
    ({ title }) => `Pass “${title}”`,
  ),
  completed: three(
    ({ title }) => `完成《${title}》`,
    ({ title }) => `完成《${title}》`,
    ({ title }) => `Complete “${title}”`,
  ),
}

export const requiredSentence = three(
  ({ done, of }) => `完成全部必修内容，已完成 ${done} / ${of}`,
  ({ done, of }) => `完成全部必修內容，已完成 ${done} / ${of}`,
  ({ done, of }) => `Complete all required parts: ${done} of ${of} done`,
)

export const scoreSentence = three(
  ({ done, of }) => `课程得分达到 ${of} 分，现在 ${done} 分`,
  ({ done, of }) => `課程得分達到 ${of} 分，目前 ${done} 分`,
  ({ done, of }) => `Reach a course score of ${of} (now ${done})`,
)

export const minutesSentence = three(
  ({ done, of }) => `学习满 ${of} 分钟，已学 ${done} 分钟`,
  ({ done, of }) => `學習滿 ${of} 分鐘，已學 ${done} 分鐘`,
  ({ done, of }) => `Study for ${of} minutes (${done} so far)`,
)

export const stuckSentence = three(
  ({ title }) => `《${title}》的次数已用完，请联系培训管理员`,
  ({ title }) => `《${title}》的次數已用完，請聯絡訓練管理員`,
  ({ title }) => `You have used all attempts at “${title}”. Please ask your training administrator`,
)
