export type Tables = { readonly 'points.entry': string }
