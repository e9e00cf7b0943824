// Our API in a process of its own, without log lines, over a given PostgreSQL.
import { tmpdir } from 'node:os'
import { createApp } from '../src/app.ts'
import { connectToPostgres } from '../src/db/connect.ts'
import { createFolderStore } from '../src/uploads/folder-store.ts'
import { testSecret } from '../testing/test-secret.ts'

export type ToOurs = { url: string; connections: number }

process.on('message', ({ url, connections }: ToOurs) => {
  const start = async () => {
    const connection = await connectToPostgres(url, connections)
    const app = await createApp({
      connection,
      secret: testSecret,
      files: createFolderStore(tmpdir()),
      logLevel: 'silent',
      // No counter acknowledges the benchmark's orders: after a while its restaurants would be unreachable.
      jobs: { intervals: { 'run-escalations': 3_600_000 } },
    })
    process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
  }
  void start()
})
