/** An answer as it stands on the paper, before it is handed in. */
export type Given = { readonly choices: readonly string[]; readonly text: string }
