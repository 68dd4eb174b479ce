/** Names of the roles, as a person reads them. */
export const roleTitles = {
  NLRN: { 'zh-CN': '学员', 'zh-TW': '學員', 'en-US': 'Learner' },
  INSTR: { 'zh-CN': '讲师', 'zh-TW': '講師', 'en-US': 'Instructor' },
  TADM: { 'zh-CN': '培训管理员', 'zh-TW': '培訓管理員', 'en-US': 'Training administrator' },
  ADM: { 'zh-CN': '系统管理员', 'zh-TW': '系統管理員', 'en-US': 'System administrator' },
} as const
