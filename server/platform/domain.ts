import type { Ctx } from './ctx.ts'
import type { Db } from './db.ts'
import type { DueList } from './domain/due.ts'
import type { Earning } from './domain/earning.ts'
import type { Export } from './domain/export.ts'
import type { DomainEvent } from './events.ts'
import type { Headline } from './domain/headline.ts'
import type { Route } from './http.ts'
import type { AnyJob, CronJob, InstallationJob } from './jobs.ts'
import type { NoticeTemplate } from './domain/notices.ts'
import type { Searchable } from './domain/searchable.ts'
import type { SetupStep } from './domain/setup.ts'
import type { TargetKind } from './domain/target.ts'
import type { Tile } from './domain/tile.ts'

export type EventHandler = {
  readonly event: DomainEvent<never>
  /** Distinguishes two handlers of one domain for the same event. */
  readonly name: string
  readonly handle: (ctx: Ctx, details: never) => Promise<void>
}

export type ReadableFiles = (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Which of these files are used in a domain, each with the title of the thing that uses it. */
export type FilesInUse = (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Titles by id; things without a title any more are left out. */
export type TitlesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Ids of things whose title contains the text, up to a limit. */
export type ThingsNamed = (db: Db, text: string, most: number) => Promise<readonly string[]>

/** A unit with all below it, the units above it now, and those that would be above it, from the root down. */
export type UnitMove = {
  readonly unitId: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** What moving a unit does to the duties of its people, per rule. */
export type MoveEffect = {
  readonly id: string
  readonly title: string
  readonly entering: number
  readonly leaving: number
  readonly needsAgreement: boolean
}

export type UnitMoves = {
  /** A preview of what a move would do. */
  readonly effects: (ctx: Ctx, move: UnitMove) => Promise<readonly MoveEffect[]>
  /** Called in the transaction before a unit is moved: changes that need a second person's agreement are held back here. */
  readonly beforeMove: (ctx: Ctx, move: UnitMove) => Promise<void>
}

/** A paper that uses a question: it names it, or some of its forms ask it. */
export type QuestionUse = {
  readonly id: string
  readonly title: string
  readonly kind: 'fixed' | 'rule'
  readonly state: 'draft' | 'ready' | 'retired'
  readonly isNamed: boolean
  readonly forms: number
}

/** What uses the questions, categories and knowledge points of the bank. */
export type QuestionUses = {
  /** How many papers use each of these questions; a paper counts once. */
  readonly count: (db: Db, questionIds: readonly string[]) => Promise<ReadonlyMap<string, number>>
  readonly list: (db: Db, questionId: string) => Promise<readonly QuestionUse[]>
  readonly namesCategory: (db: Db, categoryId: string) => Promise<boolean>
  readonly namesPoint: (db: Db, pointId: string) => Promise<boolean>
}

/** What a domain declares to the composition root. */
export type Domain = {
  readonly name: string
  readonly routes: readonly Route[]
  readonly eventHandlers?: readonly EventHandler[]
  readonly jobs?: readonly AnyJob[]
  readonly cronJobs?: readonly CronJob[]
  readonly installationJobs?: readonly InstallationJob[]
  /** Runs on every site when API nodes can commit again after a gap. */
  readonly onApiGap?: (ctx: Ctx) => Promise<unknown>
  /** Counts of what waits for a person in this domain, by the names on the home page. */
  readonly counters?: Readonly<Record<string, (ctx: Ctx) => Promise<number>>>
  /** The first entry of what the counter of the same name counts. */
  readonly headlines?: Readonly<Record<string, (ctx: Ctx) => Promise<Headline | undefined>>>
  /** What a person has to do in this domain, and by when. */
  readonly due?: DueList
  /** What events of this domain give points, finish a daily task or excuse from signing in; domain points collects it. */
  readonly earnings?: readonly Earning[]
  /** Tables that people may export through the download centre. */
  readonly exports?: readonly Export[]
  /** Tiles on the console's first page. */
  readonly tiles?: readonly Tile[]
  /** What an administrator of a new site does first in this domain. */
  readonly setup?: readonly SetupStep[]
  /** Notices that this domain sends, with their default texts. */
  readonly notices?: readonly NoticeTemplate[]
  /** Kinds of things that people may comment on, like, collect and share. */
  readonly targets?: Readonly<Record<string, TargetKind>>
  /** Titles of things by the kind in `kind:id`, for the audit record and the points ledger. */
  readonly titles?: Readonly<Record<string, TitlesOf>>
  /** Finds things by title, for searching the audit record. */
  readonly named?: readonly ThingsNamed[]
  /** What people can search for in this domain. */
  readonly searchables?: readonly Searchable[]
  /** Which of these files the person may play or read by this domain's rules; called by domain `file` on every access. */
  readonly readableFiles?: ReadableFiles
  /** Which of these files are used in this domain: domain `file` does not remove them. */
  readonly filesInUse?: FilesInUse
  /** What in this domain uses questions; domain `question` asks when it shows or removes something. */
  readonly questionUses?: QuestionUses
  /** What happens in this domain when a unit is moved; called by domain `org`. */
  readonly unitMoves?: UnitMoves
  /** The permissions of this domain, and the roles that have them by default. */
  readonly permissions?: Readonly<Record<string, readonly string[]>>
  /** Those of them that are valid on the platform site only, in any role. */
  readonly platformOnly?: readonly string[]
}

/** Declares an event handler; delivered at least once, effective once. */
export function on<T>(
  event: DomainEvent<T>,
  name: string,
  handle: (ctx: Ctx, details: T) => Promise<void>,
): EventHandler {
  return { event: event as DomainEvent<never>, name, handle }
}
