/** The password of the demo accounts. */
export const password = 'Lyceum@2026'
