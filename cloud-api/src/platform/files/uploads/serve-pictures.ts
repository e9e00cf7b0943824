// Serves pictures in the requested width, as AVIF or WebP depending on the browser: resized on the first request,
// stored with the uploads, cached for a year.
import { pictureWidths } from '@sufra/shared/uploads'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { replyNotFound } from '../../http/error-reply.ts'
import type { FileStore } from './file-store.ts'
import { sizedKey, type Format } from './sized-pictures.ts'

// A single thread per picture, so that orders are not delayed.
sharp.concurrency(1)

const pictureName = /^[\w-]+(\.cut)?\.webp$/
const year = 31_536_000

const encode = (source: Buffer, width: number, format: Format) => {
  const getSized = sharp(source).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? getSized.avif({ quality: 55, effort: 2 }) : getSized.webp({ quality: 80 })).toBuffer()
}

export const servePictures = (app: FastifyInstance, files: FileStore) => {
  const inProgress = new Map<string, Promise<Buffer | undefined>>()

  const resizePicture = async (name: string, width: number, format: Format): Promise<Buffer | undefined> => {
    const key = sizedKey(name, width, format)
    const stored = await files.read(key)
    if (stored) return stored
    const source = await files.read(name)
    if (!source) return undefined
    const resized = await encode(source, width, format)
    await files.put(key, resized)
    // The picture was removed while it was resized: remove the new size too.
    if (!(await files.read(name))) await files.remove([key])
    return resized
  }

  const getSized = (name: string, width: number, format: Format) => {
    const key = `${name} ${width} ${format}`
    const running = inProgress.get(key)
    if (running) return running
    const pending = resizePicture(name, width, format).finally(() => inProgress.delete(key))
    inProgress.set(key, pending)
    return pending
  }

  app.get<{ Params: { name: string }; Querystring: { w?: string } }>(
    '/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const width = pictureWidths.find((each) => String(each) === request.query.w)
      if (!pictureName.test(name) || (request.query.w !== undefined && width === undefined)) return replyNotFound(request, reply)
      const format = width && request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
      const picture = width ? await getSized(name, width, format) : await files.read(name)
      if (!picture) return replyNotFound(request, reply)
      return reply
        .type(`image/${format}`)
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('vary', 'accept')
        .header('x-content-type-options', 'nosniff')
        .send(picture)
    },
  )
}
