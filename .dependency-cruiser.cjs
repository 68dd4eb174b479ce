const { layers } = require('./layers.json')

const any = (names) => `(?:${names.join('|')})`
const domains = any(layers.flat())
const test = '\\.test\\.tsx?$'
const config = '\\.config\\.ts$'
const make = '/[a-z-]*make\\.ts$'
const rows = '/[a-z-]*(?:make|seed)\\.ts$'
const sqlHome = '/(?:tables|seed|make|[a-z-]*store|[a-z-]*queries)\\.ts$'
const index = '^$1/domains/[^/]+/index\\.ts$'

/** A domain may import only domains on lower layers. */
const layerRules = layers.map((layer, i) => ({
  name: `layer-${i}-imports-below`,
  comment: `${layer.join(', ')} may import only lower layers. What must travel upward travels as an event (server/events).`,
  severity: 'error',
  from: { path: `^(server|web)/domains/(${layer.join('|')})/`, pathNot: test },
  to: { path: `^(server|web)/domains/${any(layers.slice(i).flat())}/`, pathNot: '^$1/domains/$2/' },
}))

/** The web of a domain may read only its own contract and those of lower layers. */
const contractRules = layers.map((layer, i) => ({
  name: `layer-${i}-reads-contracts-below`,
  comment: `The web of ${layer.join(', ')} may read its own contract and those of lower layers. What it needs from above comes through a slot (web/lib/slot.ts).`,
  severity: 'error',
  from: { path: `^web/domains/(${layer.join('|')})/`, pathNot: test },
  to: { path: `^contract/${any(layers.slice(i).flat())}/`, pathNot: '^contract/$1/' },
}))

/** Forbids the module itself, whatever it imports: a file without imports must not slip through. */
const noModule = (name, comment, module) => ({
  name,
  comment,
  severity: 'error',
  module: {
    path: module.path,
    pathNot: ['node_modules/', ...(module.pathNot ?? [])],
    numberOfDependentsLessThan: 100,
  },
  from: {},
})

const never = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    never('no-cycle', 'Two files that import each other are one file, or hide a third.', {
      from: {},
      to: { circular: true },
    }),
    never('resolvable', 'An import that leads nowhere.', { from: {}, to: { couldNotResolve: true } }),
    ...layerRules,
    ...contractRules,
    noModule('known-domain', 'Every domain has its layer in layers.json: name it there.', {
      path: '^(?:(?:server|web)/domains|contract|server/events)/',
      pathNot: [
        `^(?:server|web)/domains/${domains}/`,
        `^contract/(?:kit|${domains})/`,
        `^server/events/${domains}(?:\\.test)?\\.ts$`,
      ],
    }),
    noModule('known-top-folder', 'The server and the web have these top-level folders and no other.', {
      path: '^(?:server|web)/.+/',
      pathNot: ['^server/(?:app|domains|events|platform|testing)/', '^web/(?:app|build|domains|ui|lib)/'],
    }),
    noModule(
      'no-utils-folder',
      'A helper lives in its domain, or in a file of the platform that says what it does.',
      {
        path: '(?:^|/)(?:shared|common|utils?|helpers?|misc)/',
      },
    ),
    never('through-index', 'Import another domain through its index.ts.', {
      from: { path: '^(server|web)/domains/([^/]+)/', pathNot: [test, make] },
      to: { path: '^(?:server|web)/domains/', pathNot: ['^$1/domains/$2/', index] },
    }),
    never('tests-through-index', 'A test imports another domain through its index.ts and its make.ts.', {
      from: { path: '^(server|web)/domains/([^/]+)/.*(?:\\.test\\.tsx?|make\\.ts)$' },
      to: { path: '^(?:server|web)/domains/', pathNot: ['^$1/domains/$2/', index, make] },
    }),
    never(
      'others-through-index',
      'Code outside the domains too: index.ts, and the rows of make.ts and seed.ts.',
      {
        from: { pathNot: ['^(?:server|web)/domains/', '^server/testing/', test] },
        to: {
          path: '^(?:server|web)/domains/',
          pathNot: ['^(?:server|web)/domains/[^/]+/index\\.ts$', rows],
        },
      },
    ),
    never('no-own-index', 'Inside a domain, import the file, not your own index.ts.', {
      from: { path: '^(server|web)/domains/([^/]+)/', pathNot: test },
      to: { path: '^$1/domains/$2/index\\.ts$' },
    }),
    never('base-knows-no-domain', 'Platform, events, ui and lib import no domain.', {
      from: { path: '^(?:server/(?:platform|events)|web/(?:ui|lib))/' },
      to: { path: '^(?:server|web)/(?:domains|app)/' },
    }),
    never(
      'components-know-no-contract',
      'web/ui and web/lib read no contract of a domain: they get types of their own, props or a slot.',
      {
        from: { path: '^web/(?:ui|lib)/', pathNot: test },
        to: { path: '^contract/', pathNot: '^contract/kit/' },
      },
    ),
    never(
      'platform-knows-no-event',
      'The platform imports neither the events of domains nor the test code.',
      {
        from: { path: '^server/platform/', pathNot: test },
        to: { path: '^server/(?:events|testing)/' },
      },
    ),
    never('lib-knows-no-component', 'web/lib imports no component.', {
      from: { path: '^web/lib/', pathNot: test },
      to: { path: '^web/ui/' },
    }),
    never(
      'events-stand-alone',
      'An event is a name and a schema: zod and platform/events.ts, nothing else.',
      {
        from: { path: '^server/events/', pathNot: test },
        to: { pathNot: ['node_modules/zod/', '^server/platform/events\\.ts$'] },
      },
    ),
    never('rules-are-pure', 'rules.ts and policy.ts import types only.', {
      from: { path: '^server/domains/.+/[a-z-]*(?:rules|policy)\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    }),
    never(
      'sql-only-in-stores',
      'SQL lives in tables.ts, store.ts and queries.ts; seed.ts and make.ts may write rows.',
      {
        from: { path: '^server/domains/', pathNot: [sqlHome, test] },
        to: { path: ['node_modules/kysely/', '/tables\\.ts$'] },
      },
    ),
    never(
      'pg-only-in-platform',
      'Only the platform, the migrations, benches and fault tests use the driver.',
      {
        from: {
          pathNot: [
            '^server/(?:platform|testing)/',
            '^server/app/migrate\\.ts$',
            '^(?:bench|faults|tools)/',
            // Browser tests make rows older here instead of waiting; only this file.
            '^e2e/harness/database\\.ts$',
          ],
        },
        to: { path: 'node_modules/(?:pg|pg-pool|pg-copy-streams)/' },
      },
    ),
    never('contract-stands-alone', 'The contract needs zod and itself.', {
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    }),
    never('web-never-server', 'The web knows the server through the contract only.', {
      from: { path: '^web/' },
      to: { path: '^server/' },
    }),
    never('server-never-web', 'The server does not know its screens.', {
      from: { path: '^server/' },
      to: { path: '^web/' },
    }),
    never('e2e-from-outside', 'Browser tests may import the contract only.', {
      from: { path: '^e2e/' },
      to: { path: '^(?:server|web)/' },
    }),
    never('no-test-in-production', 'Production code imports no test code.', {
      from: {
        path: '^(?:contract|server|web)/',
        pathNot: ['^server/testing/', test, rows],
      },
      to: { path: ['^server/testing/', make, test] },
    }),
    never('product-knows-no-tools', 'Tools, benches and tests import the product, not the other way round.', {
      from: {
        path: '^(?:contract|server|web)/',
        pathNot: ['^server/testing/', '^web/build/', test, config],
      },
      to: { path: '^(?:tools|bench|faults|e2e|web/build)/' },
    }),
    never('shipped-parts-only', 'A package that production needs is a dependency, not a development one.', {
      from: {
        path: '^(?:contract|server|web)/',
        pathNot: ['^server/testing/', '^web/build/', test, make, config],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    }),
  ],
  options: {
    // TypeScript 7 has no compiler API: another parser loses every type import, and without swc every .ts file, silently.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Anchored, so that a package's own dist/ stays visible: rules about packages match its path.
    exclude: { path: '^(?:dist|web/dist|server/dist|\\.var|server/migrations|tools/check/violations)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
