/** What an account is signed in with, told apart by, or given a new password at. */
const signInFields = ['userName', 'staffNo', 'email', 'phone'] as const

type SignInField = (typeof signInFields)[number]

export type SignIn = { readonly [field in SignInField]?: string | null | undefined }

/** The part of some values that decides who may sign in, where it is not what the account has already. */
export function differingSignIn(wanted: SignIn, has: SignIn): SignIn {
  const differing = signInFields.filter(
    (field) => wanted[field] !== undefined && (wanted[field] ?? '') !== (has[field] ?? ''),
  )
  return Object.fromEntries(differing.map((field) => [field, wanted[field]]))
}

export const isEmpty = (values: SignIn) => signInFields.every((field) => values[field] === undefined)
