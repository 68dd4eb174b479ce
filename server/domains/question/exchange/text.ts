import { questionFaults, type QuestionFault } from '@lyceum/contract/question'
import type { Locale } from '@lyceum/contract/kit'
import { faultText } from '../bank/fault-text.ts'
import type { ReadProblem } from './read/draft.ts'

type Texts = Readonly<Record<Locale, string>>

const problems: Readonly<Record<ReadProblem, Texts>> = {
  badType: { 'zh-CN': '题型无法识别', 'zh-TW': '題型無法辨識', 'en-US': 'unknown question type' },
  badAnswer: {
    'zh-CN': '答案或选项的写法不对',
    'zh-TW': '答案或選項的寫法不正確',
    'en-US': 'the answer or options are not in the right format',
  },
  badDifficulty: {
    'zh-CN': '难度应是 1 到 5',
    'zh-TW': '難度應為 1 到 5',
    'en-US': 'difficulty must be 1 to 5',
  },
  badScore: { 'zh-CN': '分值不对', 'zh-TW': '分數不正確', 'en-US': 'the score is not valid' },
  noScenario: {
    'zh-CN': '小题上面没有情景题',
    'zh-TW': '小題上面沒有情境題',
    'en-US': 'a part without a scenario above it',
  },
  unsupported: {
    'zh-CN': '用了还不能导入的写法',
    'zh-TW': '用了還無法匯入的寫法',
    'en-US': 'it uses a feature that cannot be imported yet',
  },
  tooLong: { 'zh-CN': '文字太长', 'zh-TW': '文字太長', 'en-US': 'the text is too long' },
  twiceInFile: {
    'zh-CN': '和文件里前面的题重复',
    'zh-TW': '與檔案裡前面的題目重複',
    'en-US': 'already listed above in this file',
  },
}

const isFault = (code: string): code is QuestionFault => questionFaults.some((fault) => fault === code)
const isProblem = (code: string): code is ReadProblem => code in problems

/** The problem of a row as text; codes are stored as `fault` or `fault.part`. */
export function problemText(code: string, locale: Locale): string {
  const [name = '', part = '0'] = code.split('.')
  if (isFault(name)) return faultText([{ fault: name, part: Number(part) }], locale)
  return isProblem(name) ? problems[name][locale] : name
}

export const labels = {
  reason: { 'zh-CN': '问题', 'zh-TW': '問題', 'en-US': 'Problem' },
  faults: { 'zh-CN': '有问题的试题', 'zh-TW': '有問題的試題', 'en-US': 'Questions with problems' },
  template: { 'zh-CN': '试题导入模板', 'zh-TW': '試題匯入範本', 'en-US': 'Question template' },
  question: { 'zh-CN': '试题', 'zh-TW': '試題', 'en-US': 'Question' },
} satisfies Record<string, Texts>
