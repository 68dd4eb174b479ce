/**
 * The address of the page that sets a new password. The token is in the fragment, which browsers never send to a
 * server.
 */
export const resetLink = (origin: string, token: string) => `${origin}/reset-pwd#token=${token}`
