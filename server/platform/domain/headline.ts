/** The newest or most urgent entry of one line of the to-do dialog: its title and the requester. */
export type Headline = { readonly title: string; readonly who?: string }
