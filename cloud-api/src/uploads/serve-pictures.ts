// Pictures in the width that a page asks for, as AVIF or WebP as its browser can: made when first asked for, kept beside the uploads, cached for a year.
import { pictureWidths } from '@sufra/shared/uploads'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { answerNotFound } from '../http/error-reply.ts'
import type { FileStore } from './file-store.ts'
import { sizedKey, type Format } from './sized-pictures.ts'

// One thread a picture: whoever orders meanwhile goes first.
sharp.concurrency(1)

const pictureName = /^[\w-]+(\.cut)?\.webp$/
const year = 31_536_000

const encode = (source: Buffer, width: number, format: Format) => {
  const sized = sharp(source).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? sized.avif({ quality: 55, effort: 2 }) : sized.webp({ quality: 80 })).toBuffer()
}

export const servePictures = (app: FastifyInstance, files: FileStore) => {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const make = async (name: string, width: number, format: Format): Promise<Buffer | undefined> => {
    const key = sizedKey(name, width, format)
    const kept = await files.read(key)
    if (kept) return kept
    const source = await files.read(name)
    if (!source) return undefined
    const made = await encode(source, width, format)
    await files.put(key, made)
    // Removed while it was drawn: its sizes go with it.
    if (!(await files.read(name))) await files.remove([key])
    return made
  }

  const sized = (name: string, width: number, format: Format) => {
    const key = `${name} ${width} ${format}`
    const already = underWay.get(key)
    if (already) return already
    const making = make(name, width, format).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  app.get<{ Params: { name: string }; Querystring: { w?: string } }>(
    '/uploads/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const width = pictureWidths.find((each) => String(each) === request.query.w)
      if (!pictureName.test(name) || (request.query.w !== undefined && width === undefined)) return answerNotFound(request, reply)
      const format = width && request.headers.accept?.includes('image/avif') ? 'avif' : 'webp'
      const picture = width ? await sized(name, width, format) : await files.read(name)
      if (!picture) return answerNotFound(request, reply)
      return reply
        .type(`image/${format}`)
        .header('cache-control', `public, max-age=${year}, immutable`)
        .header('vary', 'accept')
        .header('x-content-type-options', 'nosniff')
        .send(picture)
    },
  )
}
