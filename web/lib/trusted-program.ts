type Policy = { readonly createScriptURL: (address: string) => string }
type Factory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => Policy
}

/** Browsers without trusted types need no word from us. */
const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes
let policy: Policy | undefined

/** A program of our own that runs in the background; the page's policy lets it run because it comes from our assets. */
export function trustedProgram(address: string): string {
  policy ??= factory?.createPolicy('app', {
    createScriptURL: (wanted) => {
      const { origin, pathname } = new URL(wanted, location.href)
      if (origin !== location.origin || !pathname.startsWith('/assets/'))
        throw new Error('Not a program of ours.')
      return wanted
    },
  })
  return policy?.createScriptURL(address) ?? address
}
