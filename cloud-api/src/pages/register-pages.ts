import type { FastifyInstance } from 'fastify'
import { readDemo } from '../demo/demo-table.ts'
import type { MenuCache } from '../catalogue/menu/menu-cache.ts'
import type { Platform } from '../platform/platform.ts'
import type { OpenTableLink } from '../catalogue/tables/open-table-link.ts'
import { ownDist, type DistFolders } from './dist-folders.ts'
import { createSendLandingPage } from './landing/send-landing-page.ts'
import { servePages } from './pages.ts'
import { createReleasedAssets, type ReleasedAssets } from './released-assets.ts'
import { createRestaurantPage } from './restaurant-page.ts'

export type PageOptions = {
  /** Whether this is the demo, which the landing page shows. */
  wantsDemo?: boolean
  /** Email address of the people who run the platform. */
  supportEmail?: string | undefined
  /** The built web apps; by default the builds in this repository. */
  dist?: DistFolders
}

type Deps = { menus: MenuCache; openLink: OpenTableLink; options: PageOptions }

/** Registers the built web apps, and the files of their earlier releases for pages that are still open. */
export const registerPages = async (
  app: FastifyInstance,
  { connection, secret, files, jobs, log, now }: Platform,
  { menus, openLink, options: { dist = ownDist, wantsDemo = false, supportEmail } }: Deps,
) => {
  const releasedAssets = createReleasedAssets({ files, dist, now })
  const sendLandingPage = createSendLandingPage({
    readDemo: async () => (wantsDemo ? readDemo(connection.db, secret) : undefined),
    supportEmail,
    log,
  })
  await servePages(app, { dist, releasedAssets, restaurantPage: createRestaurantPage({ menus, openLink, log }), sendLandingPage })
  jobs.add({
    name: 'record-release',
    everySeconds: 3_600,
    // During a deploy the copies may run different releases.
    runsIn: 'each copy',
    // The start does not wait for it.
    firstAfterSeconds: 10,
    run: createRecordRelease(app, releasedAssets),
  })
}

/** Records this release's assets in the store, and deletes those unused by any release of the last week. */
const createRecordRelease = (app: FastifyInstance, assets: ReleasedAssets) => {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  return async () => {
    await assets.record(() => isEnding)
    if (!isEnding) await assets.deleteUnused()
  }
}
