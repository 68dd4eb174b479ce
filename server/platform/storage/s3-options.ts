import type { AgentOptions } from 'node:http'
import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'

export type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY' | 'PATIENCE'
>

/** How long an object store may keep an answer waiting; a socket that was left over from before lives no longer. */
const answerMs = 5000
/** How long it may do nothing while it takes an object in or copies one. */
const storeMs = 8000
/** How long the bytes of an object may stand still: their reader may be slow, and a reader who stopped is cut off then. */
export const bytesMs = 30_000

// Every trouble is thrown and told by whoever asked; the client's own sentences would only repeat it.
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** How this house asks an S3 server: briefly when it is away, with room for many slow readers. */
export function s3Options(config: S3Config): S3ClientConfig {
  // A question that meets a dead socket closes it and is asked once more: by then the other old ones have expired.
  const waitMs = answerMs * config.PATIENCE
  return { ...common(config), requestHandler: handler(waitMs, { keepAlive: true, timeout: waitMs }) }
}

/** How it stores: a stream cannot be sent twice, so each has a socket of its own that cannot have died before. */
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
