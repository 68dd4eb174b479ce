import fc from 'fast-check'

export { fc }

const joins = fc.constantFrom('join', 'left join')

/** How a joined table is bound to the first one. */
const binding = fc.constantFrom(
  (left: string, right: string) => `${right}.site_id = ${left}.site_id`,
  (left: string, right: string) => `${left}.site_id = ${right}.site_id`,
  (left: string, right: string) => `(${right}.site_id, ${right}.id) = (${left}.site_id, ${left}.owner_id)`,
  (_left: string, right: string) => `${right}.site_id = $1`,
)

/** Conditions that mention the site but bind nothing. */
const looseness = fc.constantFrom(
  (left: string, right: string) => `(${right}.site_id = ${left}.site_id or ${right}.id is null)`,
  (left: string, right: string) => `${right}.site_id <> ${left}.site_id`,
  (left: string, right: string) => `${right}.id = ${left}.id /* ${right}.site_id = $1 */`,
  (_left: string, right: string) => `not (${right}.site_id = $1)`,
)

const step = fc.record({ join: joins, bind: binding, loose: looseness, noise: fc.boolean() })

/** A chain of joined tables, correct, and with one binding broken. */
export const aStatement = fc
  .tuple(fc.array(step, { minLength: 1, maxLength: 5 }), fc.nat())
  .map(([steps, seed]) => {
    const victim = seed % steps.length
    const written = (isBroken: boolean) =>
      steps
        .map(({ join, bind, loose, noise }, at) => {
          // Each is bound to the first table only, so that one broken binding exposes one table.
          const condition = (isBroken && at === victim ? loose : bind)('t', `t${at}`)
          return `${join} shop.item t${at} on ${noise ? `t${at}.id is not null and ` : ''}${condition}`
        })
        .join(' ')
    const all = (isBroken: boolean) => `select 1 from shop.owner t ${written(isBroken)} where t.site_id = $1`
    return { whole: all(false), broken: all(true) }
  })
