/** The address of the page that sets a new password. The token is behind the #: no browser sends that part to a server. */
export const resetLink = (origin: string, token: string) => `${origin}/reset-pwd#token=${token}`
