import type { Words } from './content.ts'

/** Another name for each, as long as there are any. */
const of = (names: readonly string[], nth: number) => names[nth % names.length] ?? ''

const hengchuan: Words = {
  chapters: ['第一章　为什么要学', '第二章　怎么做', '第三章　练一练', '第四章　用起来'],
  about: (subject) => `用一个真实的现场，学会${subject}。`,
  lead: (subject) =>
    `这门课讲清楚“${subject}”在衡川的做法：先看现场发生过的事，再拆成可以照着做的步骤，最后用一次小测验检查自己是不是真的会了。`,
  goals: '学完你能',
  aims: (subject) => [
    `说出${subject}的关键步骤和理由`,
    '在自己的岗位上找出一处可以马上改进的地方',
    '遇到异常时知道该找谁、按什么顺序处理',
  ],
  modules: {
    VOD: (subject) => `讲解：${subject}`,
    AUD: (subject) => `访谈：老师傅谈${subject}`,
    SCO: (subject) => `互动课件：${subject}`,
    RDG: (subject) => `阅读：${subject}作业指导`,
    REF: (subject) => `资料：${subject}检查表`,
    URLVOD: (subject, nth) =>
      `外链：${subject}${of(['案例一则', '现场示范', '标准解读', '常见问答', '同行做法'], nth)}`,
    ASS: (subject) => `作业：写一页${subject}改进建议`,
    TST: (subject) => `结业测验：${subject}`,
    ACE: () => '问卷：这门课对你有用吗',
  },
  task: (subject) => `结合你所在的岗位，写一页关于${subject}的改进建议：现状、问题、你打算怎么改、怎样检验。`,
  questions: [
    {
      stem: '发现异常时，第一步应当做什么？',
      choices: ['停下来，确认安全并报告', '先做完手上的', '等下一班处理', '自己想办法绕过去'],
    },
    {
      stem: '下列哪一项最能说明你真的掌握了？',
      choices: ['能独立做对并教会别人', '看完了全部材料', '记住了名词', '得到了证书'],
    },
    {
      stem: '作业指导书与现场不一致时应当怎样？',
      choices: ['提出修订，未修订前按指导书执行', '按老习惯做', '各做各的', '以谁资历深为准'],
    },
    {
      stem: '改进建议写得好，关键在于：',
      choices: ['有事实、有做法、有检验', '字数多', '用词专业', '格式漂亮'],
    },
  ],
  survey: ['这门课对你的工作有多大帮助？', '你最想用在哪里？', '哪一处可以讲得更好？'],
}

const nanyu: Words = {
  chapters: ['第一章　為什麼要學', '第二章　怎麼做', '第三章　練一練'],
  about: (subject) => `用一個真實的情境，學會${subject}。`,
  lead: (subject) =>
    `這門課說明「${subject}」在南嶼的做法：先看實際發生過的情況，再拆成可以照著做的步驟，最後用一次小測驗確認自己學會了。`,
  goals: '學完您能',
  aims: (subject) => [
    `說出${subject}的關鍵步驟與理由`,
    '在自己的崗位上找出一處可以馬上改善的地方',
    '遇到異常時知道該找誰、按什麼順序處理',
  ],
  modules: {
    VOD: (subject) => `講解：${subject}`,
    AUD: (subject) => `訪談：資深同仁談${subject}`,
    SCO: (subject) => `互動教材：${subject}`,
    RDG: (subject) => `閱讀：${subject}作業規範`,
    REF: (subject) => `資料：${subject}檢核表`,
    URLVOD: (subject, nth) =>
      `連結：${subject}${of(['案例一則', '現場示範', '規範解讀', '常見問答', '同業做法'], nth)}`,
    ASS: (subject) => `作業：寫一頁${subject}改善建議`,
    TST: (subject) => `結業測驗：${subject}`,
    ACE: () => '問卷：這門課對您有幫助嗎',
  },
  task: (subject) => `結合您的崗位，寫一頁關於${subject}的改善建議：現況、問題、打算怎麼改、怎樣檢驗。`,
  questions: [
    {
      stem: '發現異常時，第一步應該做什麼？',
      choices: ['停下來，確認安全並通報', '先做完手上的', '等下一班處理', '自己想辦法'],
    },
    {
      stem: '下列哪一項最能說明您真的學會了？',
      choices: ['能獨立做對並教會別人', '看完所有教材', '記住名詞', '拿到證書'],
    },
    {
      stem: '作業規範與現場不一致時應該怎麼做？',
      choices: ['提出修訂，修訂前依規範執行', '照老習慣做', '各做各的', '以資深者為準'],
    },
    {
      stem: '改善建議寫得好，關鍵在於：',
      choices: ['有事實、有做法、有檢驗', '字數多', '用詞專業', '格式漂亮'],
    },
  ],
  survey: ['這門課對您的工作有多大幫助？', '您最想用在哪裡？', '哪一處可以講得更好？'],
}

const words: Readonly<Record<string, Words>> = { hengchuan, nanyu }

/** The words of a site's courses. */
export function wordsFor(code: string): Words {
  const found = words[code]
  if (!found) throw new Error(`There are no words for courses of ${code}.`)
  return found
}
