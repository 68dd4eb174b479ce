import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** The Prometheus metrics. One registry per program, passed along, so that tests do not share it. */
export function makeMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    requests: new Histogram({
      name: 'lyceum_http_request_seconds',
      help: 'Time to answer a call, by call and status.',
      labelNames: ['method', 'path', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    errors: new Counter({
      name: 'lyceum_refusals_total',
      help: 'Refusals by code.',
      labelNames: ['code'],
      registers,
    }),
    batchRows: new Histogram({
      name: 'lyceum_batch_rows',
      help: 'Rows written by one group commit.',
      labelNames: ['batch'],
      buckets: [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000],
      registers,
    }),
    jobs: new Counter({
      name: 'lyceum_jobs_total',
      help: 'Jobs run, by name and outcome; "aside" ran out of attempts and needs a person, "postponed" waits for a server.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
    hashes: new Counter({
      name: 'lyceum_password_hashes_total',
      help: 'Argon2 runs: "verify" looked at a guess, "decoy" had no account behind it, "hash" made a new one.',
      labelNames: ['kind'],
      registers,
    }),
    ...troublesOn(registers),
    ...gaugesOn(registers),
  }
}

function troublesOn(registers: Registry[]) {
  return {
    logLinesDropped: new Counter({
      name: 'lyceum_log_lines_dropped_total',
      help: 'Log lines that a full volume or a stuck reader did not take.',
      registers,
    }),
    silentConnections: new Counter({
      name: 'lyceum_silent_connections_total',
      help: 'Connections that were closed because nothing came from them any more, by pool or part.',
      labelNames: ['part'],
      registers,
    }),
  }
}

function gaugesOn(registers: Registry[]) {
  return {
    clockSkew: new Gauge({
      name: 'lyceum_clock_skew_seconds',
      help: "Distance between this node's clock and PostgreSQL's.",
      registers,
    }),
    pool: new Gauge({
      name: 'lyceum_pool_connections',
      help: 'Connections of a pool by state.',
      labelNames: ['pool', 'state'],
      registers,
    }),
    storageBound: new Gauge({
      name: 'lyceum_storage_bound',
      help: 'Whether this database may remove objects from its bucket: 1 or 0.',
      registers,
    }),
    storageRefused: new Counter({
      name: 'lyceum_storage_removals_refused_total',
      help: 'Objects that were not removed because the bucket is not bound to this database, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    circuits: new Gauge({
      name: 'lyceum_circuit_open',
      help: '1 while a server that did not answer is not asked.',
      labelNames: ['circuit'],
      registers,
    }),
    heartbeat: new Gauge({
      name: 'lyceum_worker_beat_timestamp_seconds',
      help: 'When this worker last renewed its locks.',
      registers,
    }),
    sockets: new Gauge({ name: 'lyceum_sockets', help: 'Open sockets of this node.', registers }),
  }
}

export type Metrics = ReturnType<typeof makeMetrics>
