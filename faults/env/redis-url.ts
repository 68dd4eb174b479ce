/** The machine's Redis, for runs that do not break it; each uses a key prefix of its own. */
export const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379/0'
