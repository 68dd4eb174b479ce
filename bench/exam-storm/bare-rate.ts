import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestDatabase } from '../../faults/env/database.ts'
import { pgbench } from '../load/bare-statements.ts'
import { warmCalls } from '../load/warm-up.ts'
import { serverUrl } from '../../server/testing/template.ts'

/** The lowest cost of one answer and one start: one row each, written by one statement. */
const scripts = {
  autosave: `
\\set a random(1, 4000)
\\set q random(1, 50)
\\set v random(0, 3)
insert into bare.answer (attempt_id, q, answer, saved_at)
values (:a, :q, ('{"t":"MC","v":[' || :v || ']}')::jsonb, now())
on conflict (attempt_id, q) do update set answer = excluded.answer, saved_at = excluded.saved_at;`,
  start: `
\\set u random(1, 20000)
\\set p random(1, 50)
insert into bare.attempt (exam_id, user_id, paper_id, deadline)
values (1, :u, :p, now() + interval '1 hour') returning id, paper_id, deadline;`,
}
export type BareScript = keyof typeof scripts

const tables = `
  create schema bare;
  create table bare.answer (attempt_id bigint not null, q smallint not null, answer jsonb not null,
    saved_at timestamptz not null default now(), primary key (attempt_id, q));
  insert into bare.answer (attempt_id, q, answer)
    select a, q, jsonb_build_object('t', 'MC', 'v', jsonb_build_array(q % 4))
    from generate_series(1, 4000) a, generate_series(1, 50) q;
  create table bare.attempt (id bigint generated always as identity primary key, exam_id bigint not null,
    user_id bigint not null, paper_id bigint not null, status text not null default 'N',
    started_at timestamptz not null default now(), deadline timestamptz not null);
  create index on bare.attempt (user_id, exam_id);
  analyze bare.answer, bare.attempt`

export async function layBareTables({ asOwner }: TestDatabase): Promise<void> {
  await asOwner((client) => client.query(tables))
}

const clients = 8

type Going = { readonly folder: string; readonly seconds: number }

/** One row per statement by pgbench: prepared, eight connections, each acknowledged after its commit. */
export function bareRate({ name }: TestDatabase, script: BareScript, { folder, seconds }: Going): number {
  const file = join(folder, `${script}.sql`)
  writeFileSync(file, scripts[script])
  const flags = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-f', file]
  const url = `${serverUrl}/${name}`
  pgbench([...flags, '-t', String(Math.ceil(warmCalls / clients)), url])
  return Math.round(pgbench([...flags, '-T', String(Math.ceil(seconds)), url]))
}
