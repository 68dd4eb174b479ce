export type Credentials = { readonly userName: string; readonly password: string }

/** The fields that are still empty; the form is not sent until there is none. */
export function missingFields({ userName, password }: Credentials): readonly (keyof Credentials)[] {
  return [
    ...(userName.trim() === '' ? (['userName'] as const) : []),
    ...(password === '' ? (['password'] as const) : []),
  ]
}

/** What is sent: the name without blanks around it, the password exactly as typed. */
export function credentialsToSend({ userName, password }: Credentials): Credentials {
  return { userName: userName.trim(), password }
}
