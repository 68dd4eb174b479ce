type Words = { readonly missing: string; readonly noSpaces: string }

/** What is wrong with a typed name and code; undefined where nothing is. */
export function faultsOf(typed: { readonly name: string; readonly code: string }, words: Words) {
  return {
    name: typed.name.trim() ? undefined : words.missing,
    code: codeProblem(typed.code, words),
  }
}

/** What is wrong with a typed code, told before it is sent; the server decides again. */
function codeProblem(code: string, words: Words): string | undefined {
  const typed = code.trim()
  if (typed === '') return words.missing
  return /^\S{1,40}$/.test(typed) ? undefined : words.noSpaces
}
