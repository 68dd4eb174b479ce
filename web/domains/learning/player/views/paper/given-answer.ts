/** An answer before it is handed in. */
export type Given = { readonly choices: readonly string[]; readonly text: string }
