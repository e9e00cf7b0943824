import type { FastifyInstance } from 'fastify'
import type { ReleasedAssets } from './released-assets.ts'

/** Records this release's assets in the store, and deletes those that no release of the last week has used. */
export const createRecordRelease = (app: FastifyInstance, assets: ReleasedAssets) => {
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  return async () => {
    await assets.record(() => isEnding)
    if (!isEnding) await assets.sweep()
  }
}
