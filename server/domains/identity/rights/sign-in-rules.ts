/** The fields that identify an account at sign-in or at a password reset. */
const signInFields = ['userName', 'staffNo', 'email', 'phone'] as const

type SignInField = (typeof signInFields)[number]

export type SignIn = { readonly [field in SignInField]?: string | null | undefined }

/** The sign-in fields that differ from what the account has. */
export function differingSignIn(requested: SignIn, has: SignIn): SignIn {
  const differing = signInFields.filter(
    (field) => requested[field] !== undefined && (requested[field] ?? '') !== (has[field] ?? ''),
  )
  return Object.fromEntries(differing.map((field) => [field, requested[field]]))
}

export const isEmpty = (values: SignIn) => signInFields.every((field) => values[field] === undefined)
