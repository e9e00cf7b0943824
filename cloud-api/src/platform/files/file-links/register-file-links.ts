import { fileLinkPath } from '@sufra/shared/file-links/file-link'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform.ts'
import { createFileLinks } from './file-links.ts'
import { createFileLinksStore } from './file-links.store.ts'

/** Milliseconds. A list with a million rows is sent for minutes. */
const maxDownloadTime = 600_000

/** Registers the only route that answers with a file that is not public. Features add their files as sources. */
export const registerFileLinks = (app: FastifyInstance, { connection, now }: Platform) => {
  const links = createFileLinks({ store: createFileLinksStore(connection.db), now })
  app.get<{ Params: { token: string } }>(
    fileLinkPath,
    // A HEAD request would use up the link.
    { exposeHeadRoute: false, handlerTimeout: maxDownloadTime, schema: { hide: true } },
    async (request, reply) => {
      const { content, type, fileName } = await links.take(await app.readSession(request), request.params.token)
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('referrer-policy', 'no-referrer')
        .send(content)
    },
  )
  return links
}
