// A disk cache of the cloud's images. An image never changes under the same name.
import { imageType } from '@sufra/shared/uploads'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cloud } from '../cloud/cloud.ts'

const asResponse = (bytes: Uint8Array<ArrayBuffer>): Response => {
  const type = imageType(bytes)
  if (!type) return new Response(null, { status: 404 })
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'max-age=86400', 'x-content-type-options': 'nosniff' } })
}

export const createPictures = (cloud: Cloud, folder: string) => {
  const fileOf = (path: string) => join(folder, createHash('sha256').update(`${cloud.address()}${path}`).digest('hex'))

  const store = async (file: string, bytes: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    const next = `${file}.${crypto.randomUUID()}`
    await writeFile(next, bytes)
    await rename(next, file)
  }

  /** Returns the image at /uploads/…, from the folder or the cloud. */
  return async (path: string): Promise<Response> => {
    const file = fileOf(path)
    const cached = await readFile(file).catch(() => undefined)
    if (cached) return asResponse(new Uint8Array(cached))
    const answer = await cloud.request({ method: 'GET', path })
    if (!answer) return Response.error()
    if (answer.status !== 200) return new Response(null, { status: answer.status })
    if (imageType(answer.body)) await store(file, answer.body).catch(() => undefined) // a full disk must not prevent the image from being shown
    return asResponse(answer.body)
  }
}
