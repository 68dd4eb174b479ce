type Form = {
  readonly userName: string
  readonly name: string
  readonly gender: string
  readonly birthday: string
  readonly employmentDate: string
}

const required = ['userName', 'name', 'gender', 'birthday', 'employmentDate'] as const

/** Required fields that are still empty (B-200 to B-204). */
export function missingFields(form: Form): (typeof required)[number][] {
  return required.filter((field) => form[field].trim() === '')
}

/** A chosen user name: 3 to 20 letters, digits, underscores or hyphens (B-176, B-177). Imported ones may be longer. */
export const isUserName = (text: string) => /^[A-Za-z0-9_-]{3,20}$/.test(text)

/** The employment date is not before the birthday (B-205). ISO dates compare as strings. */
export const isInOrder = ({ birthday, employmentDate }: Form) => birthday <= employmentDate
