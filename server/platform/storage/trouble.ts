import { S3ServiceException } from '@aws-sdk/client-s3'

/** The object store did not answer, or not as it should. Its code tells the ground that a part is away. */
export class StorageTrouble extends Error {
  readonly code = 'ECONNSTORAGE'

  constructor(cause: unknown) {
    super(`object store: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
  }
}

/** The volume for temporary files is full; whoever runs the house has to make room. */
export class NoSpaceLeft extends StorageTrouble {}

export async function orTrouble<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new StorageTrouble(error)
  }
}

/** The same where "no such object" is an answer and not a trouble. */
export async function orUndefined<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw new StorageTrouble(error)
  }
}
