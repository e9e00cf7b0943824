// Pictures of the cloud, kept in a folder: they never change under one name.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cloud } from './cloud.ts'

const types = [
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', starts: [0x52, 0x49, 0x46, 0x46] },
] as const

/** The type that the bytes themselves say; whatever is no picture is not shown. */
const typeOf = (bytes: Uint8Array) => types.find(({ starts }) => starts.every((byte, index) => bytes[index] === byte))?.type

const asResponse = (bytes: Uint8Array<ArrayBuffer>): Response => {
  const type = typeOf(bytes)
  if (!type) return new Response(null, { status: 404 })
  return new Response(bytes, { headers: { 'content-type': type, 'cache-control': 'max-age=86400', 'x-content-type-options': 'nosniff' } })
}

export const createPictures = (cloud: Cloud, folder: string) => {
  const fileOf = (path: string) => join(folder, createHash('sha256').update(`${cloud.address()}${path}`).digest('hex'))

  const keep = async (file: string, bytes: Uint8Array) => {
    await mkdir(folder, { recursive: true })
    const next = `${file}.${crypto.randomUUID()}`
    await writeFile(next, bytes)
    await rename(next, file)
  }

  /** The picture at /uploads/…, from the folder or the cloud. */
  return async (path: string): Promise<Response> => {
    const file = fileOf(path)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return asResponse(new Uint8Array(kept))
    const answer = await cloud.ask({ method: 'GET', path })
    if (!answer) return Response.error()
    if (answer.status !== 200) return new Response(null, { status: answer.status })
    if (typeOf(answer.body)) await keep(file, answer.body).catch(() => undefined) // a full disk costs the picture's copy, not the picture
    return asResponse(answer.body)
  }
}
