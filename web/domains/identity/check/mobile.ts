/** Mobile numbers of mainland China and Taiwan, in national form or with the country code. */
const forms = [/^(?:(?:\+|00)?86)?1[3-9]\d{9}$/, /^(?:(?:\+|00)8860?|0)9\d{8}$/]

/** Whether this is a mobile number; spaces, dots, dashes, brackets and full-width digits are accepted. */
export function isMobile(typed: string): boolean {
  const plain = typed.normalize('NFKC').replace(/[\s().\-‐-―]/g, '')
  return forms.some((form) => form.test(plain))
}
