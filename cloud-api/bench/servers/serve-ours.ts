// Our API in a separate process without logging, over a given PostgreSQL.
import { tmpdir } from 'node:os'
import { createApp } from '../../src/app.ts'
import { connectToPostgres } from '../../src/platform/db/connect.ts'
import { createFolderStore } from '../../src/platform/files/uploads/folder-store.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { serveParent } from './answer-parent.ts'

export type ToOurs = { url: string; connections: number }

serveParent(async ({ url, connections }: ToOurs) => {
  const connection = await connectToPostgres(url, connections)
  const app = await createApp({
    connection,
    secret: testSecret,
    limitsOrders: false,
    files: createFolderStore(tmpdir()),
    logLevel: 'silent',
    // Every client of a benchmark has the same address.
    socketLimits: { joining: 100_000, browsing: 100_000, order: 100_000 },
    // No counter acknowledges the benchmark's orders, so its restaurants would become unreachable.
    jobs: { intervals: { 'run-escalations': 3_600_000 } },
  })
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    /** The frames are already rows of the feed: polls and sends them. */
    deliver: () => app.jobs.run('poll-feed'),
  }
})
