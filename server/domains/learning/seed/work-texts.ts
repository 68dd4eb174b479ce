type SiteTexts = {
  /** Hand-in texts for a course. */
  readonly works: readonly ((title: string) => string)[]
  /** Marker comments, from good to average. */
  readonly comments: readonly string[]
  readonly opinions: { readonly approved: string; readonly declined: string }
}

/** In the language of each site. */
export const workTexts: Readonly<Record<string, SiteTexts>> = {
  hengchuan: {
    works: [
      (title) =>
        `结合《${title}》，我梳理了本组上季度的三次返工：两次是交接没说清，一次是验收标准写得太笼统。\n\n接下来两周，我会先在交接单上加一栏“已确认”，每天下班前核对；周五例会用五分钟看有没有漏项。做满一个月后再比一次返工数。`,
      (title) =>
        `学完《${title}》，我选了“早班点检”这个场景来做。\n\n一、现状：点检表 18 项，平均 11 分钟，容易漏掉第 7 项。\n二、改法：按走动路线重排顺序，把第 7 项放到最前。\n三、试了五天，平均 8 分钟，没有再漏。\n\n想请老师看看，样本只有五天是不是太少。`,
      (title) =>
        `《${title}》里最有用的是“先问清楚再答应”。我回看了最近的十封客户邮件，有四封我没有确认时间就回了“好的”，其中两封后来改期。\n\n我写了一个三行的回复模板，已经用了一周。`,
      (title) =>
        `按《${title}》的要求，我和带教师傅一起做了一遍，记录如下：准备 6 分钟，操作 21 分钟，收尾 9 分钟。最慢的是收尾，因为工具没有固定的位置。我们打算下周贴定位标。`,
    ],
    comments: [
      '例子具体，数字清楚。样本再多几天会更有说服力。',
      '思路对，行动也落得下来。下次把责任人写上。',
      '现状写得好，改法略笼统：第一步从哪一天开始？',
      '基本达到要求。建议补一个没有做到的例子，对照着看。',
    ],
    opinions: { approved: '学完在组里分享一次', declined: '月底结账期间人手紧，下个月再报' },
  },
  nanyu: {
    works: [
      (title) =>
        `結合《${title}》，我整理了本組上一季三次重做的原因：兩次是交接沒說清楚，一次是驗收標準太籠統。\n\n接下來兩週，我會在交接單加一欄「已確認」，每天下班前核對；週五會議用五分鐘檢查有沒有漏項。做滿一個月再比一次。`,
      (title) =>
        `學完《${title}》，我選了「櫃台報到」這個情境。\n\n一、現況：平均 6 分鐘，家屬常問同樣三個問題。\n二、作法：把三個問題印成小卡放在櫃台。\n三、試了五天，平均 4 分鐘。\n\n想請老師看看，只有五天會不會太少。`,
      (title) =>
        `《${title}》裡最有用的是「先問清楚再答應」。我回頭看了最近十封信，有四封沒確認時間就回「好的」。我寫了三行的回覆範本，已經用了一週。`,
    ],
    comments: [
      '例子具體，數字清楚。樣本再多幾天會更有說服力。',
      '方向正確，也做得到。下次請寫上負責人。',
      '現況寫得好，作法略籠統：第一步從哪一天開始？',
    ],
    opinions: { approved: '學完在組內分享一次', declined: '月底人力較緊，下個月再報名' },
  },
}
