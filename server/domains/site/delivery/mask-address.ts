/** Enough of a mailbox to tell two apart: `a•••@example.com`. */
export function maskedMail(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address.trim()
  return at > 0 ? `${first}•••${address.slice(at).trim().slice(0, 100)}` : '•••'
}

/** Enough of a number to tell two apart: `138••••5678`; of a shorter one only the end. */
export function maskedMobile(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  const mainland = /^(?:86)?(1\d{2})\d{4}(\d{4})$/.exec(digits)
  if (mainland) return `${mainland[1]}••••${mainland[2]}`
  return digits.length > 8 ? `••••${digits.slice(-3)}` : '••••'
}
