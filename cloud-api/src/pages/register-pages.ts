import type { FastifyInstance } from 'fastify'
import type { Platform } from '../platform.ts'
import { ownDist } from './dist-folders.ts'
import { servePages } from './pages.ts'
import { createRecordRelease } from './record-release.ts'
import { createReleasedAssets } from './released-assets.ts'

/** Milliseconds after which a release's files are recorded: the start does not wait for it. */
const releaseDelay = 10_000

/** The built web apps, and the files of their earlier releases for pages that are still open. */
export const registerPages = async (app: FastifyInstance, { files, jobs, options: { dist = ownDist }, now }: Platform) => {
  const releasedAssets = createReleasedAssets({ files, dist, now })
  await servePages(app, { dist, releasedAssets })
  jobs.add('record-release', createRecordRelease(app, releasedAssets), { atStart: releaseDelay })
}
