/** The data the server writes into the launcher's page. */
type About = {
  readonly entry: string
  readonly scorm: '1.2' | '2004'
  /** Origins of the portal; `http://portal.example:*` means any port. */
  readonly portals: readonly string[]
}

export const readAbout = (text: string) => JSON.parse(text) as About
