/** What papers of a site are called, and their sections; `{}` stands for the category. */
export type PaperTexts = {
  readonly monthly: string
  readonly sections: readonly [string, string, string]
  readonly fixed: readonly string[]
  readonly short: string
  readonly essay: string
  readonly allTypes: string
  readonly draft: string
}

export const paperTextsBySite: Readonly<Record<string, PaperTexts>> = {
  hengchuan: {
    monthly: '{}月度测验',
    sections: ['选择题', '判断与填空', '问答'],
    fixed: ['新员工入职考试', '班组长安全资格考试', '一线主管年度测评'],
    short: '班前安全小测',
    essay: '案例论述卷',
    allTypes: '综合能力测评（八种题型）',
    draft: '下季度必修测验（草稿）',
  },
  nanyu: {
    monthly: '{}單元測驗',
    sections: ['選擇題', '是非與填空', '問答'],
    fixed: ['到職測驗'],
    short: '病人安全小測驗',
    essay: '個案論述卷',
    allTypes: '綜合測驗（八種題型）',
    draft: '下一季測驗（草稿）',
  },
}
