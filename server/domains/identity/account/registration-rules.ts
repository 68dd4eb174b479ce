type Form = {
  readonly userName: string
  readonly name: string
  readonly gender: string
  readonly birthday: string
  readonly employmentDate: string
}

const required = ['userName', 'name', 'gender', 'birthday', 'employmentDate'] as const

/** The fields of the form that are still empty (B-200 to B-204). */
export function missingFields(form: Form): (typeof required)[number][] {
  return required.filter((field) => form[field].trim() === '')
}

/** A name chosen here: 3 to 20 letters, digits, underscores or hyphens (B-176, B-177). Imported ones may be longer. */
export const isUserName = (text: string) => /^[A-Za-z0-9_-]{3,20}$/.test(text)

/** Nobody is employed before being born (B-205). Dates compare as they are written. */
export const isInOrder = ({ birthday, employmentDate }: Form) => birthday <= employmentDate
