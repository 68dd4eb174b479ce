import type { Ctx } from './ctx.ts'
import type { Db } from './db.ts'
import type { DueList } from './due.ts'
import type { Export } from './export.ts'
import type { Fact } from './facts.ts'
import type { Headline } from './headline.ts'
import type { Route } from './http.ts'
import type { AnyJob, ClockJob, InstallationJob } from './jobs.ts'
import type { NoticeTemplate } from './notices.ts'
import type { Searchable } from './searchable.ts'
import type { SetupStep } from './setup.ts'
import type { TargetKind } from './target.ts'
import type { Tile } from './tile.ts'

export type Reaction = {
  readonly fact: Fact<never>
  /** Tells two reactions of one room to one fact apart. */
  readonly name: string
  readonly react: (ctx: Ctx, details: never) => Promise<void>
}

export type ReadableFiles = (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlySet<string>>

/** Files that something of a room is made of, each with the name of that thing. */
export type FilesInUse = (ctx: Ctx, fileIds: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** What things are called, by their ids; what has no name any more is left out. */
export type TitlesOf = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** The ids of things whose title holds the words, at most so many. */
export type ThingsNamed = (db: Db, words: string, most: number) => Promise<readonly string[]>

/** A unit with all below it, the units above it now, and those that would be above it, from the root down. */
export type UnitMove = {
  readonly unitId: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** What moving a unit does to the duties of its people, by rule. */
export type MoveEffect = {
  readonly id: string
  readonly title: string
  readonly entering: number
  readonly leaving: number
  readonly needsAgreement: boolean
}

export type UnitMoves = {
  /** What a move would do, before anything is done. */
  readonly effects: (ctx: Ctx, move: UnitMove) => Promise<readonly MoveEffect[]>
  /** Called in the transaction of a move before it is made: what is too much for one person's word waits for another's. */
  readonly hold: (ctx: Ctx, move: UnitMove) => Promise<void>
}

/** What a domain hands to the composition root. */
export type Room = {
  readonly name: string
  readonly routes: readonly Route[]
  readonly reactions?: readonly Reaction[]
  readonly jobs?: readonly AnyJob[]
  readonly clockJobs?: readonly ClockJob[]
  readonly installationJobs?: readonly InstallationJob[]
  /** What the room does on every site when API nodes can commit again after a time in which none could. */
  readonly onApiGap?: (ctx: Ctx) => Promise<unknown>
  /** What waits for a person in this room, by the names that the home page shows. */
  readonly counters?: Readonly<Record<string, (ctx: Ctx) => Promise<number>>>
  /** What stands first among what the counter of the same name counts. */
  readonly headlines?: Readonly<Record<string, (ctx: Ctx) => Promise<Headline | undefined>>>
  /** What a person has to do in this room, and by when. */
  readonly due?: DueList
  /** Tables that people may take away as a file, through the download centre. */
  readonly exports?: readonly Export[]
  /** What the room puts on the console's first page. */
  readonly tiles?: readonly Tile[]
  /** What an administrator of a new site does first in this room. */
  readonly setup?: readonly SetupStep[]
  /** What this room sends to people, in the words of the house. */
  readonly notices?: readonly NoticeTemplate[]
  /** What of this room people may talk about, like, collect and share, by the name of its kind. */
  readonly targets?: Readonly<Record<string, TargetKind>>
  /** What things of this room are called, by the word for them in `word:id`: so the record of acts and the ledger of points name them. */
  readonly titles?: Readonly<Record<string, TitlesOf>>
  /** Things of this room by their titles, so that the record of acts is searched by them. */
  readonly named?: readonly ThingsNamed[]
  /** What of this room people may look for. */
  readonly searchables?: readonly Searchable[]
  /** Which of these files the person may play or read by this room's own rules; room `file` asks whenever they do. */
  readonly readableFiles?: ReadableFiles
  /** Which of these files stand in something of this room: room `file` removes none of them under it. */
  readonly filesInUse?: FilesInUse
  /** What follows in this room from moving a unit; room `org` asks whenever one is moved. */
  readonly unitMoves?: UnitMoves
  /** The permissions this room asks for, and the roles that hold them from the start. */
  readonly permissions?: Readonly<Record<string, readonly string[]>>
  /** Those among them that hold on the platform site and nowhere else, whatever role they are put in. */
  readonly platformOnly?: readonly string[]
}

/** Ties a fact to what a room does about it; at least once delivered, once effective. */
export function on<T>(fact: Fact<T>, name: string, react: (ctx: Ctx, details: T) => Promise<void>): Reaction {
  return { fact: fact as Fact<never>, name, react }
}
