import { S3ServiceException } from '@aws-sdk/client-s3'

/** The object store did not answer, or not as expected. Its code marks it as a service that is away. */
export class StorageError extends Error {
  readonly code = 'ECONNSTORAGE'

  constructor(cause: unknown) {
    super(`object store: ${cause instanceof Error ? cause.message || cause.name : String(cause)}`, { cause })
  }
}

/** The volume for temporary files is full; the operator has to free space. */
export class NoSpaceLeft extends StorageError {}

export async function orTrouble<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw new StorageError(error)
  }
}

/** The same, where a missing object is a normal answer. */
export async function orUndefined<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw new StorageError(error)
  }
}
