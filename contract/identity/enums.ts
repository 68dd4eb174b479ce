/** The four built-in roles of every site; custom roles come in addition. */
export const roleCodes = ['NLRN', 'INSTR', 'TADM', 'ADM'] as const
export type RoleCode = (typeof roleCodes)[number]

/** What a captcha was requested for; it is valid for nothing else (D08). */
export const codePurposes = ['login', 'register', 'forget-pwd', 'sms'] as const
export type CodePurpose = (typeof codePurposes)[number]
