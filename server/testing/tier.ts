/** How large a suite is: what every run can afford, or with TIER=full what a release asks for. */
export const tier = <T>(usual: T, full: T): T => (process.env['TIER'] === 'full' ? full : usual)
