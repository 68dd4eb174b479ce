/** Whether the text is not blank. */
export const isWritten = (text: string): boolean => text.trim() !== ''

/** A user name: 3 to 20 letters, digits, underscores or hyphens; surrounding blanks are ignored. */
export const isUserName = (text: string): boolean => /^[A-Za-z0-9_-]{3,20}$/.test(text.trim())

/** An e-mail address as the server validates it: one @, no dots at the ends, a domain with a name after its last dot. */
export function isEmail(text: string): boolean {
  const address = text.trim()
  const [local = '', domain = '', ...more] = address.split('@')
  return (
    more.length === 0 &&
    address.length <= 120 &&
    /^[\w'+-](?:[\w'+.-]*[\w'+-])?$/.test(local) &&
    !local.includes('..') &&
    /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,}$/.test(domain)
  )
}
