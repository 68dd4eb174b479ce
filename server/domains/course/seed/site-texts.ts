import type { ModuleType } from '@lyceum/contract/course'

/** Texts that all courses of a site share. */
export type SiteTexts = {
  readonly chapter: (at: number, title: string) => string
  /** A unit's title, by its kind. */
  readonly titled: (type: ModuleType, title: string) => string
  readonly leads: readonly string[]
  readonly goals: string
  readonly task: (title: string) => string
  readonly further: (subject: string) => string
  readonly opinion: string
  readonly survey: readonly string[]
}

const numbers = ['一', '二', '三', '四', '五', '六', '七', '八']
const chapter = (at: number, title: string) => `第${numbers[at] ?? ''}章　${title}`

type Kinds = Readonly<Record<Exclude<ModuleType, 'VOD'>, string>>
const titledBy = (kinds: Kinds) => (type: ModuleType, title: string) =>
  type === 'VOD' ? title : `${kinds[type]}：${title}`

const hengchuan: SiteTexts = {
  chapter,
  titled: titledBy({
    AUD: '音频',
    SCO: '课件',
    RDG: '阅读',
    REF: '资料',
    URLVOD: '外链',
    ASS: '作业',
    TST: '结业测验',
    ACE: '问卷',
  }),
  leads: [
    '“{}”在衡川有现成的好做法，只是散在各个班组里。我们把它们收在一起：先看发生过的事，再拆成照着做的步骤，最后用几道题看看自己是不是真的会了。',
    '这门课由一线同事和讲师一起写成。每一节都不长，午休就能看完一节；看完“{}”，回到岗位当天就能用上一条。',
    '先说清“{}”为什么重要，再讲怎么做，也讲做不好会怎样。不必背下来，手边的资料随时可以再翻。',
    '学“{}”最怕只听不做。所以每一章后面都留了一件小事，做完它，才算学完这一章。',
  ],
  goals: '学完你能',
  task: (title) => `${title}。写一页就够：你看到了什么，打算怎么做，怎样算做到。`,
  further: (subject) => `${subject}的公开资料`,
  opinion: '这门课对你有用吗',
  survey: ['这门课对你的工作有多大帮助？', '你最想用在哪里？', '哪一处可以讲得更好？'],
}

const nanyu: SiteTexts = {
  chapter,
  titled: titledBy({
    AUD: '音訊',
    SCO: '互動教材',
    RDG: '閱讀',
    REF: '資料',
    URLVOD: '連結',
    ASS: '作業',
    TST: '結業測驗',
    ACE: '問卷',
  }),
  leads: [
    '「{}」看似熟悉，忙起來卻最容易省略。這門課先看實際發生過的情況，再拆成可以照著做的步驟，最後用幾道題確認自己學會了。',
    '由資深同仁與講師一起編寫。每節都不長，交班前後就能看完；看完「{}」，當天就能用上一項。',
    '先說明「{}」為什麼重要，再示範怎麼做，也談做不好會怎樣。不必背，需要時隨時可以再看。',
  ],
  goals: '學完您能',
  task: (title) => `${title}。一頁就好：您看到了什麼，打算怎麼做，怎樣算做到。`,
  further: (subject) => `${subject}的公開資料`,
  opinion: '這門課對您有幫助嗎',
  survey: ['這門課對您的工作有多大幫助？', '您最想用在哪裡？', '哪一處可以講得更好？'],
}

const siteTexts: Readonly<Record<string, SiteTexts>> = { hengchuan, nanyu }

/** The texts of a site's courses. */
export function siteTextsFor(code: string): SiteTexts {
  const found = siteTexts[code]
  if (!found) throw new Error(`no course texts for site ${code}`)
  return found
}
