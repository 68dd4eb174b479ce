/** The newest or most urgent of the things that wait on one line of the to-do dialog: its title and who asks. */
export type Headline = { readonly title: string; readonly who?: string }
