import type { QuestionFault, QuestionType } from '@lyceum/contract/question'
import type { Locale } from '@lyceum/contract/kit'

type Texts = Readonly<Record<Locale, string>>

const faults: Readonly<Record<QuestionFault, Texts>> = {
  noStem: { 'zh-CN': '没有题干', 'zh-TW': '沒有題幹', 'en-US': 'the question text is missing' },
  noOption: { 'zh-CN': '有空白的选项', 'zh-TW': '有空白的選項', 'en-US': 'an option is empty' },
  sameOption: { 'zh-CN': '有重复的选项', 'zh-TW': '有重複的選項', 'en-US': 'an option appears twice' },
  noRight: {
    'zh-CN': '没有标出正确答案',
    'zh-TW': '沒有標出正確答案',
    'en-US': 'no correct answer is given',
  },
  rightBeyond: {
    'zh-CN': '正确答案指向了不存在的选项',
    'zh-TW': '正確答案指向了不存在的選項',
    'en-US': 'the correct answer is not one of the options',
  },
  oneRight: {
    'zh-CN': '多选题至少要有两个正确选项',
    'zh-TW': '複選題至少要有兩個正確選項',
    'en-US': 'a multiple-choice question needs at least two correct answers',
  },
  noBlank: {
    'zh-CN': '题干里缺少空格',
    'zh-TW': '題幹裡缺少空格',
    'en-US': 'a blank is missing in the text',
  },
  noAccepted: {
    'zh-CN': '有空格没有答案',
    'zh-TW': '有空格沒有答案',
    'en-US': 'a blank has no accepted answer',
  },
  unpaired: { 'zh-CN': '有一项没有配对', 'zh-TW': '有一項沒有配對', 'en-US': 'an item has no matching pair' },
  noParts: {
    'zh-CN': '情景题里还没有小题',
    'zh-TW': '情境題裡還沒有小題',
    'en-US': 'the scenario has no questions',
  },
  wrongKey: {
    'zh-CN': '答案和题型不符',
    'zh-TW': '答案與題型不符',
    'en-US': 'the answer does not match the question type',
  },
}

type Fault = { readonly part: number; readonly fault: QuestionFault }

/** The faults of a question as a readable message. */
export function faultText(all: readonly Fault[], locale: Locale): string {
  const messages = all.map(({ part, fault }) => {
    const where = { 'zh-CN': `第 ${part} 小题`, 'zh-TW': `第 ${part} 小題`, 'en-US': `part ${part}: ` }
    return `${part === 0 ? '' : where[locale]}${faults[fault][locale]}`
  })
  return messages.join(locale === 'en-US' ? ', ' : '，')
}

export const typeNames: Readonly<Record<QuestionType, Texts>> = {
  MC: { 'zh-CN': '单选', 'zh-TW': '單選', 'en-US': 'Single choice' },
  MC_MANY: { 'zh-CN': '多选', 'zh-TW': '複選', 'en-US': 'Multiple choice' },
  TF: { 'zh-CN': '判断', 'zh-TW': '是非', 'en-US': 'True or false' },
  FB: { 'zh-CN': '填空', 'zh-TW': '填充', 'en-US': 'Blanks' },
  MT: { 'zh-CN': '匹配', 'zh-TW': '配對', 'en-US': 'Matching' },
  ES: { 'zh-CN': '问答', 'zh-TW': '問答', 'en-US': 'Essay' },
  SI: { 'zh-CN': '情景', 'zh-TW': '情境', 'en-US': 'Scenario' },
  SR: { 'zh-CN': '录音', 'zh-TW': '錄音', 'en-US': 'Recording' },
}
