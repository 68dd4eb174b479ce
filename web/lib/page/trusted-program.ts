type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy
}

/** Browsers without trusted types need no policy. */
const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes
let policy: Policy | undefined

/** The address of our own worker script, marked as trusted because it is one of our assets. */
export function trustedProgram(address: string): string {
  policy ??= factory?.createPolicy('app', {
    createScriptURL: (requested) => {
      const { origin, pathname } = new URL(requested, location.href)
      if (origin !== location.origin || !pathname.startsWith('/assets/'))
        throw new Error('Not a program of ours.')
      return requested
    },
  })
  return policy?.createScriptURL(address) ?? address
}
