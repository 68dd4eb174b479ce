import { pluralise } from '#lib/language/pluralise'
import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const enUS: Like<typeof zhCN> = {
  lead: {
    people: (count) => `*${pluralise(count, 'person', 'people')}* signed in last week`,
    more: (count) => `, ${count} more than the week before`,
    fewer: (count) => `, ${count} fewer than the week before`,
    same: ', the same as the week before',
    signIns: (count) => `, *${pluralise(count, 'time')}* in total. `,
    joiners: (count) => `${count} joined this month.`,
    noJoiners: 'No one has joined this month yet.',
  },
  activity: {
    title: 'People signed in',
    signInsTitle: 'Sign-ins',
    sub: 'Last 12 weeks, each person counted once a week',
    signInsSub: 'Last 12 weeks',
    tabs: 'What to show',
    people: 'People',
    signIns: 'Sign-ins',
    thisWeek: 'This week',
    shownPeople: (count) => pluralise(count, 'person', 'people'),
    shownSignIns: (count) => pluralise(count, 'time'),
    label: (first, last) => `Over 12 weeks from ${first} to ${last}`,
  },
  units: {
    title: 'Departments',
    sub: 'Signed in this week; the line marks the average',
    all: 'Reports',
    of: (count) => `of ${count}`,
  },
  report: {
    title: 'People report',
    lead: 'People in your scope',
    people: 'People',
    joined: 'Joined this month',
    left: 'Left this month',
    active: 'Signed in this week',
    neverUsed: 'Accounts never used',
    unit: 'people',
    account: 'accounts',
    comers: 'Joined by month',
    goers: 'Left by month',
    months: 'Last 12 months',
    units: 'Sign-ins by department',
    unitsSub: 'Signed in this week; the line marks the average',
    positions: 'By position',
    positionsSub: 'The 12 largest',
    grades: 'By grade',
    export: 'Export departments',
    exportUnused: 'Export unused accounts',
    none: 'No data yet',
    barsLabel: (title, total) => `${title}, ${total} in total`,
    monthName: (month) => monthNames[Number(month) - 1] ?? month,
  },
}
