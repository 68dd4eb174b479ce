import type { Figure } from './figures.ts'
import { reportOf } from './report.ts'
import type { Ran } from './run.ts'

/** What each run is about, in one line. `{a.b}` is a figure of its report, `{a.*.b}` that of every one in a list. */
const lines: Readonly<Record<string, Figure>> = {
  deploy: [
    'requests failed during rolling restarts',
    '{failed} of {requests} in {restarts} restarts; {control.failed} of {control.requests} without draining',
  ],
  crash: [
    'operations lost and doubled over kills and crashes',
    '{verdict.lost} and {verdict.doubled} of {operations}, over {kills} kills and {crashes} database crashes; {control.lost} and {control.doubled} of {control.operations} by a careless server',
  ],
  points: [
    'points lost and doubled over the same',
    '{verdict.lost} and {verdict.doubled} of {operations}, over {kills} and {crashes}; {control.lost} and {control.doubled} by a careless server',
  ],
  exam: [
    'answers lost while papers are written and handed in',
    '{verdict.lostAnswers} of {operations} operations, over {kills} and {crashes}; {control.lostAnswers} by a careless server',
  ],
  redis: [
    'Redis forgets, dies, hangs and comes back',
    '{unexpected} unexpected answers, {letIn} who had left let in, {limitsOff} limits off; {control.limitsOff} where they are switched off',
  ],
  batch: [
    'group commit against single writes, requests a second',
    '{ratio} times ({goal}), {cpuRatio} times less CPU; {crash.lost} lost over {crash.kills} kills',
  ],
  beat: ['seconds of watching against single writes', '{ratio} times ({goal}), {cpuRatio} times less CPU'],
  'login-storm': [
    'a company signs in within seconds',
    '{lost} of {storm.people} lost; the 99th percentile of others {ratio} times as long ({goal})',
  ],
  'first-load': [
    'first screen on slow 4G and a processor four times slower',
    'home: heading {home.headingMs} ms, largest part {home.lcpMs} ms ({goal.lcpMs}), {home.scriptAndStyleKb} kB by then ({goal.kilobytes}); login: {login.headingMs} and {login.lcpMs} ms, {login.scriptAndStyleKb} kB',
  ],
  'people-list': [
    'list of people among ten times as many, CPU by question',
    '{questions.*.ratio} times ({goal})',
  ],
  import: [
    'a row of an import, CPU, in a large site and in a long list',
    '{growth} and {longGrowth} times ({growthGoal})',
  ],
  'course-list': [
    'course centre: rate beside its bare statements; CPU among more courses; CPU beside Moodle’s',
    '{rounds.*.share} ({goals.share}); {growth} times ({goals.growth}); {timesLess} times less (40)',
  ],
  'exam-storm': [
    'an exam: errors; 99th percentile of start and hand-in; saves and starts beside bare statements; CPU beside Moodle’s',
    '{lost} lost; {stormed.starts.p99} and {stormed.submits.p99} ms ({goal.p99}); {ratios.save} ({goal.save}) and {ratios.start} ({goal.start}); {ratios.submitAgainstMoodle} times less ({goal.submit})',
  ],
  ledger: ['points earned, rate beside the same in pgbench', '{share} ({goal})'],
  ranking: [
    'one’s own rank beside a bare read; a ranking built anew',
    '{ratio} times ({goal.ratio}); {rebuildSeconds} s ({goal.rebuildSeconds})',
  ],
  home: [
    'home: round trips; CPU beside Moodle’s dashboard',
    '{roundTrips} ({goals.roundTrips}); {timesLess} times less ({goals.timesLess})',
  ],
  todo: ['what waits for me, rate beside its bare statements', '{share} ({goal})'],
  fanout: [
    'an announcement reaches every inbox',
    '{people} people in {seconds} s ({goal.seconds}); the 99th percentile of others {ratio} times as long ({goal.ratio})',
  ],
  search: [
    'search, 95th percentile by kind of question: PostgreSQL, Groonga',
    '{engines.*.classes.*.whole.p95} ms ({goal.p95})',
  ],
}

/** One line for each run; goals stand in brackets, and what missed one says so first. */
export const summary = (runs: readonly Ran[]): Figure[] =>
  runs.map(({ command, isGood, output }) => {
    const name = / -- (\S+)/.exec(command)?.[1] ?? command
    const [what, measured] = lines[name] ?? [name, 'not told']
    const report = reportOf(output)
    const told = measured.replaceAll(/\{([^}]+)\}/gu, (_all, path: string) =>
      figureAt(report, path.split('.')),
    )
    return [what, isGood ? told : `**missed**: ${told}`]
  })

/** What a report says at a place; where it says nothing, that is said. */
function figureAt(report: unknown, [name, ...rest]: readonly string[]): string {
  if (name === undefined) return typeof report === 'number' ? report.toLocaleString('en-GB') : 'not measured'
  if (name === '*')
    return Array.isArray(report) ? report.map((one) => figureAt(one, rest)).join(' / ') : 'not measured'
  const isWithin = typeof report === 'object' && report !== null && name in report
  return isWithin ? figureAt(Reflect.get(report, name), rest) : 'not measured'
}
