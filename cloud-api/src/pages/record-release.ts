import type { FastifyInstance } from 'fastify'
import type { ReleasedAssets } from './released-assets.ts'

/** Records this release's assets in the store, and deletes those unused by any release of the last week. */
export const createRecordRelease = (app: FastifyInstance, assets: ReleasedAssets) => {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  return async () => {
    await assets.record(() => isEnding)
    if (!isEnding) await assets.deleteUnused()
  }
}
