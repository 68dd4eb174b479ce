import { startBareServer } from '../../server/testing/probe/bare-server.ts'

process.on('disconnect', () => process.exit(1))

process.send?.(await startBareServer(process.argv[2] ?? '/'))
