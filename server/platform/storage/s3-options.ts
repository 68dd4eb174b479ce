import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { Config } from '../config.ts'

export type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_REGION' | 'S3_BUCKET' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'
>

// Every trouble is thrown and told by whoever asked; the client's own sentences would only repeat it.
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing }

/** How this house speaks to an S3 server: briefly when it is away, with room for many slow readers. */
export function s3Options(config: S3Config): S3ClientConfig {
  const agent = { keepAlive: true, maxSockets: 512 }
  return {
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: config.S3_ACCESS_KEY, secretAccessKey: config.S3_SECRET_KEY },
    // The default trailer checksums are unknown to older S3 servers and break streamed uploads there.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 60_000, httpAgent: agent, httpsAgent: agent },
    logger: silent,
  }
}

function nothing(): void {}
