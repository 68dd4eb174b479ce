const { floors } = require('./house-plan.json')

const any = (names) => `(?:${names.join('|')})`
const rooms = any(floors.flat())
const test = '\\.test\\.tsx?$'
const config = '\\.config\\.ts$'
const make = '/[a-z-]*make\\.ts$'
const rows = '/[a-z-]*(?:make|seed)\\.ts$'
const sqlHome = '/(?:tables|seed|make|[a-z-]*store|[a-z-]*queries)\\.ts$'
const door = '^$1/domains/[^/]+/index\\.ts$'

/** A room may import only rooms on the floors below its own. */
const floorRules = floors.map((floor, i) => ({
  name: `floor-${i}-looks-down`,
  comment: `${floor.join(', ')} may use only the floors below. Upward news travels as a fact (server/events).`,
  severity: 'error',
  from: { path: `^(server|web)/domains/(${floor.join('|')})/`, pathNot: test },
  to: { path: `^(server|web)/domains/${any(floors.slice(i).flat())}/`, pathNot: '^$1/domains/$2/' },
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
    never('no-circle', 'Two files that need each other are one, or hide a third.', {
      from: {},
      to: { circular: true },
    }),
    never('resolvable', 'An import that leads nowhere.', { from: {}, to: { couldNotResolve: true } }),
    ...floorRules,
    noModule('known-room', 'Every room stands on a floor of house-plan.json: name it there.', {
      path: '^(?:(?:server|web)/domains|contract|server/events)/',
      pathNot: [
        `^(?:server|web)/domains/${rooms}/`,
        `^contract/(?:kit|${rooms})/`,
        `^server/events/${rooms}(?:\\.test)?\\.ts$`,
      ],
    }),
    noModule('known-wing', 'The server and the web have these wings and no other.', {
      path: '^(?:server|web)/.+/',
      pathNot: ['^server/(?:app|domains|events|platform|testing)/', '^web/(?:app|build|domains|ui|lib)/'],
    }),
    noModule('no-attic', 'A helper lives in its room, or earns a named file on the ground.', {
      path: '(?:^|/)(?:shared|common|utils?|helpers?|misc)/',
    }),
    never('by-the-door', 'Enter another room through its index.ts.', {
      from: { path: '^(server|web)/domains/([^/]+)/', pathNot: [test, make] },
      to: { path: '^(?:server|web)/domains/', pathNot: ['^$1/domains/$2/', door] },
    }),
    never('tests-by-the-door', 'A test enters another room through its index.ts and its make.ts.', {
      from: { path: '^(server|web)/domains/([^/]+)/.*(?:\\.test\\.tsx?|make\\.ts)$' },
      to: { path: '^(?:server|web)/domains/', pathNot: ['^$1/domains/$2/', door, make] },
    }),
    never('guests-by-the-door', 'Outside the rooms too: the door, and the rows of make.ts and seed.ts.', {
      from: { pathNot: ['^(?:server|web)/domains/', '^server/testing/', test] },
      to: { path: '^(?:server|web)/domains/', pathNot: ['^(?:server|web)/domains/[^/]+/index\\.ts$', rows] },
    }),
    never('door-opens-outward', 'Inside a room, import the file, not your own door.', {
      from: { path: '^(server|web)/domains/([^/]+)/', pathNot: test },
      to: { path: '^$1/domains/$2/index\\.ts$' },
    }),
    never('ground-knows-no-room', 'What everyone stands on knows nobody.', {
      from: { path: '^(?:server/(?:platform|events)|web/(?:ui|lib))/' },
      to: { path: '^(?:server|web)/(?:domains|app)/' },
    }),
    never('platform-is-the-ground', 'The platform knows neither the facts of the house nor its test bench.', {
      from: { path: '^server/platform/', pathNot: test },
      to: { path: '^server/(?:events|testing)/' },
    }),
    never('lib-is-the-ground', 'lib knows no component.', {
      from: { path: '^web/lib/', pathNot: test },
      to: { path: '^web/ui/' },
    }),
    never('facts-stand-alone', 'A fact is a name and a shape: zod and platform/facts, nothing else.', {
      from: { path: '^server/events/', pathNot: test },
      to: { pathNot: ['node_modules/zod/', '^server/platform/facts\\.ts$'] },
    }),
    never('rules-are-pure', 'rules.ts and policy.ts import types only.', {
      from: { path: '^server/domains/.+/[a-z-]*(?:rules|policy)\\.ts$' },
      to: { dependencyTypesNot: ['type-only'] },
    }),
    never(
      'sql-has-a-home',
      'SQL lives in tables.ts, store.ts and queries.ts; seed.ts and make.ts may write rows.',
      {
        from: { path: '^server/domains/', pathNot: [sqlHome, test] },
        to: { path: ['node_modules/kysely/', '/tables\\.ts$'] },
      },
    ),
    never(
      'pg-stays-below',
      'Only the platform and the migrations speak to the driver, and what measures or breaks it.',
      {
        from: {
          pathNot: [
            '^server/(?:platform|testing)/',
            '^server/app/migrate\\.ts$',
            '^(?:bench|faults|tools)/',
            // A journey makes rows older here instead of waiting; this one file, not the journeys themselves.
            '^e2e/database\\.ts$',
          ],
        },
        to: { path: 'node_modules/(?:pg|pg-pool|pg-copy-streams)/' },
      },
    ),
    never('contract-stands-alone', 'The contract needs zod and itself.', {
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    }),
    never('web-never-server', 'What the web knows of the server stands in the contract.', {
      from: { path: '^web/' },
      to: { path: '^server/' },
    }),
    never('server-never-web', 'The server does not know its screens.', {
      from: { path: '^server/' },
      to: { path: '^web/' },
    }),
    never('e2e-from-outside', 'A journey walks in by the front door: it may know the contract only.', {
      from: { path: '^e2e/' },
      to: { path: '^(?:server|web)/' },
    }),
    never('no-test-in-production', 'What people use never needs what tests it.', {
      from: {
        path: '^(?:contract|server|web)/',
        pathNot: ['^server/testing/', test, rows],
      },
      to: { path: ['^server/testing/', make, test] },
    }),
    never(
      'house-knows-no-tools',
      'What builds, tests and measures looks at the house; it does not look back.',
      {
        from: {
          path: '^(?:contract|server|web)/',
          pathNot: ['^server/testing/', '^web/build/', test, config],
        },
        to: { path: '^(?:tools|bench|faults|e2e|web/build)/' },
      },
    ),
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
    exclude: { path: '^(?:dist|web/dist|server/dist|\\.var|server/migrations|tools/check/alarm)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
