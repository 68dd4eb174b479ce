import type { AgentOptions } from 'node:http'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Config } from '../process/config.ts'

export type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'PATIENCE'
>

/** How long an object store may take to answer; older idle sockets are closed after this time. */
const answerMs = 5000
/** How long it may stall while storing or copying an object. */
const storeMs = 8000
/** How long the bytes of an object may stall: readers may be slow, and one that stopped is cut off then. */
export const bytesMs = 30_000

// Every error is thrown and logged by the caller; the client's own log would only repeat it.
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** Options for S3 calls: short timeouts, and many sockets for slow readers. */
export function s3Options(config: S3Config): S3ClientConfig {
  // A request that meets a dead socket closes it and is retried: by then the other old ones have expired.
  const waitMs = answerMs * config.PATIENCE
  return { ...common(config), requestHandler: handler(waitMs, { keepAlive: true, timeout: waitMs }) }
}

/** Options for storing: a stream cannot be sent twice, so each gets a new socket. */
export function s3StoreOptions(config: S3Config): S3ClientConfig {
  return { ...common(config), requestHandler: handler(storeMs * config.PATIENCE, { keepAlive: false }) }
}

const handler = (socketTimeout: number, options: AgentOptions) => {
  const agent = { maxSockets: 512, ...options }
  return { connectionTimeout: 2000, socketTimeout, httpAgent: agent, httpsAgent: agent }
}

function common(config: S3Config): S3ClientConfig {
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // The default trailer checksums are unknown to older S3 servers and break streamed uploads there.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    logger: silent,
  }
}

function nothing(): void {}
