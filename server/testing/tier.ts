/** The size of a suite: what every run can afford, or with TIER=full what a release needs. */
export const tier = <T>(usual: T, full: T): T => (process.env['TIER'] === 'full' ? full : usual)
