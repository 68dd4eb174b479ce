type FaultTexts = { readonly missing: string; readonly noSpaces: string }

/** The problems of a typed name and code; undefined: none. */
export function faultsOf(typed: { readonly name: string; readonly code: string }, texts: FaultTexts) {
  return {
    name: typed.name.trim() ? undefined : texts.missing,
    code: codeProblem(typed.code, texts),
  }
}

/** The problem of a typed code, shown before sending; the server validates again. */
function codeProblem(code: string, texts: FaultTexts): string | undefined {
  const typed = code.trim()
  if (typed === '') return texts.missing
  return /^\S{1,40}$/.test(typed) ? undefined : texts.noSpaces
}
