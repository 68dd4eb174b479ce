import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { settings } from '../settings.ts'
import { onCluster } from './home.ts'

const { endpoint, region, bucket, accessKey, secretKey } = settings.s3

const client = new S3Client({
  endpoint: endpoint.href,
  region,
  forcePathStyle: true,
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  // This gateway does not support the checksums that newer clients append to a streamed body.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 2000, requestTimeout: 10_000 },
})

/** Whether our user reaches our bucket. */
export async function askBucket(): Promise<'ready' | 'absent' | 'refused'> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return 'ready'
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined
    if (status === 404) return 'absent'
    if (status === 403) return 'refused'
    throw error
  }
}

/** Creates the user and the bucket where missing. */
export async function ensureBucket() {
  let answer = await askBucket()
  if (answer === 'refused') {
    await ensureUser()
    answer = await askBucket()
  }
  if (answer === 'absent') await client.send(new CreateBucketCommand({ Bucket: bucket }))
}

async function ensureUser() {
  const uid = ['--uid', 'lyceum']
  const key = ['--access-key', accessKey, '--secret-key', secretKey]
  await onCluster('radosgw-admin', ['user', 'create', ...uid, '--display-name', 'Lyceum', ...key]).catch(() =>
    onCluster('radosgw-admin', ['key', 'create', ...uid, '--key-type', 's3', ...key]),
  )
}
