/** The four roles every site has; custom ones come beside them. */
export const roleCodes = ['NLRN', 'INSTR', 'TADM', 'ADM'] as const
export type RoleCode = (typeof roleCodes)[number]

/** What a captcha or a code was asked for; it works for nothing else (D08, D09). */
export const codePurposes = ['login', 'register', 'forget-pwd', 'bind'] as const
export type CodePurpose = (typeof codePurposes)[number]
