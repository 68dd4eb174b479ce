import type { Figure } from './figures.ts'

/**
 * What each run measures, in one line. `{a.b}` is a figure of its report, `{a.*.b}` that of every list entry.
 * `{a≥goal}` has a goal from the same report, and more is better; with `≤` less is. `unless c` names a flag beside the
 * figure that says a miss is imperceptible.
 */
export const headlines: Readonly<Record<string, Figure>> = {
  deploy: [
    'requests failed during rolling restarts',
    '{failed} of {requests} in {restarts} restarts; {control.failed} of {control.requests} without draining',
  ],
  crash: [
    'operations lost and doubled over kills and crashes',
    '{verdict.lost} and {verdict.doubled} of {operations}, over {kills} kills and {crashes} database crashes; {control.lost} and {control.doubled} of {control.operations} by the baseline',
  ],
  points: [
    'points lost and doubled over the same',
    '{verdict.lost} and {verdict.doubled} of {operations}, over {kills} and {crashes}; {control.lost} and {control.doubled} by the baseline',
  ],
  exam: [
    'answers lost while papers are written and handed in',
    '{verdict.lostAnswers} of {operations} operations, over {kills} and {crashes}; {control.lostAnswers} by the baseline',
  ],
  redis: [
    'Redis forgets, dies, hangs and comes back',
    '{unexpected} unexpected answers, {letIn} who had left let in, {limitsOff} limits off; {control.limitsOff} where they are switched off',
  ],
  floor: [
    'an empty signed-in call, CPU beside a bare Fastify; by one person, by many, bare',
    '{ratio≤goal} times ({goal}); {cpu.single} µs, {cpu.many} µs, {cpu.bare} µs',
  ],
  batch: [
    'group commit against single writes, requests a second',
    '{ratio≥goal} times ({goal}), {cpuRatio} times less CPU; {crash.lost} lost over {crash.kills} kills',
  ],
  beat: [
    'seconds of watching against single writes',
    '{ratio≥goal} times ({goal}), {cpuRatio} times less CPU',
  ],
  content: [
    'calls while 16 read films greedily, the 99th percentile',
    '{ratio≤goal unless isUnfelt} times ({goal}): {apart} ms, {alone} alone; {together} where one process serves both',
  ],
  'login-storm': [
    'a company signs in within seconds',
    '{lost} of {storm.people} lost; the 99th percentile of others {ratio≤goal unless isUnfelt} times as long ({goal})',
  ],
  'first-load': [
    'first screen on slow 4G and a processor four times slower',
    'home: first paint {home.fcpMs≤goal.fcpMs} ms ({goal.fcpMs}), shift {home.shift≤goal.shift} ({goal.shift}), heading {home.headingMs≤goal.lcpMs} ms, largest part {home.lcpMs≤goal.lcpMs} ms ({goal.lcpMs}), {home.scriptAndStyleKb≤goal.kilobytes} kB by then ({goal.kilobytes}); login: first paint {login.fcpMs≤goal.fcpMs} ms, shift {login.shift≤goal.shift}, {login.headingMs≤goal.lcpMs} and {login.lcpMs≤goal.lcpMs} ms, {login.scriptAndStyleKb≤goal.kilobytes} kB',
  ],
  'people-list': [
    'list of people among ten times as many, CPU by question',
    '{questions.*.ratio≤goal unless isUnfelt} times ({goal})',
  ],
  import: [
    'a row of an import, CPU, in a large site and in a long list',
    '{growth≤growthGoal} and {longGrowth≤growthGoal} times ({growthGoal})',
  ],
  'course-list': [
    'course centre: rate beside its bare statements; CPU among ten times as many courses, planned as usual, for the values, for all values; CPU beside Moodle’s',
    '{rounds.*.share≥goals.share} ({goals.share}); {growth.usual≤goals.growth} / {growth.custom≤goals.growth} / {growth.generic≤goals.growth} times ({goals.growth}); {timesLess≥goals.timesLess} times less ({goals.timesLess})',
  ],
  'exam-storm': [
    'an exam: errors; 99th percentile of start and hand-in; CPU of a start, a save, and a hand-in of fifty, which beside Moodle’s; saves and starts beside bare statements; CPU among thirty times as many papers',
    '{lost} lost; {stormed.starts.p99≤goal.p99} and {stormed.submits.p99≤goal.p99} ms ({goal.p99}); {cpuMs.start≤goal.startMs} ({goal.startMs}), {cpuMs.save} and {cpuMs.submit≤goal.submitMs} ms ({goal.submitMs}), {ratios.submitAgainstMoodle≥goal.submit} times less ({goal.submit}); {ratios.save≥goal.save} ({goal.save}) and {ratios.start≥goal.start} ({goal.start}); {growth.start≤goal.growth} / {growth.save≤goal.growth} / {growth.submit≤goal.growth} times ({goal.growth})',
  ],
  ledger: ['points earned, rate beside the same in pgbench', '{share≥goal} ({goal})'],
  ranking: [
    'one’s own rank beside a bare read; a ranking built anew',
    '{ratio≤goal.ratio} times ({goal.ratio}); {rebuildSeconds≤goal.rebuildSeconds} s ({goal.rebuildSeconds})',
  ],
  home: [
    'home: round trips; CPU beside Moodle’s dashboard; CPU among ten times as much, planned as usual, for the values, for all values',
    '{roundTrips≤goals.roundTrips} ({goals.roundTrips}); {timesLess≥goals.timesLess} times less ({goals.timesLess}); {growth.usual≤goals.growth} / {growth.custom≤goals.growth} / {growth.generic≤goals.growth} times ({goals.growth})',
  ],
  todo: [
    'what waits for me: rate beside its bare statements; CPU beside Moodle’s; CPU among ten times as much, planned as usual, for the values, for all values',
    '{share≥goals.share} ({goals.share}); {timesLess≥goals.timesLess} times less ({goals.timesLess}); {growth.usual≤goals.growth} / {growth.custom≤goals.growth} / {growth.generic≤goals.growth} times ({goals.growth})',
  ],
  fanout: [
    'an announcement reaches every inbox',
    '{people} people in {seconds≤goal.seconds} s ({goal.seconds}); the 99th percentile of others {ratio≤goal.ratio unless isUnfelt} times as long ({goal.ratio})',
  ],
  search: [
    'search, 95th percentile by kind of question: PostgreSQL, Groonga',
    '{engines.*.classes.*.whole.p95≤goal.p95} ms ({goal.p95})',
  ],
}
