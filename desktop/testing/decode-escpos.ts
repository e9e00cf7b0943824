// Decodes ESC/POS bytes to the output of a printer.
import sharp from 'sharp'
import type { Bitmap } from '../src/bridge/ticket.ts'

export type Printed = { picture: Bitmap | undefined; bandRows: number[]; text: string; cuts: number; kicks: number }

const esc = 0x1b
const gs = 0x1d
/** Number of parameter bytes after ESC or GS and the letter, for the commands that we send. */
const parameters: Record<string, number> = {
  '1b@': 0,
  '1ba': 1,
  '1bE': 1,
  '1bM': 1,
  '1b!': 1,
  '1b-': 1,
  '1b4': 0,
  '1b5': 0,
  '1d!': 1,
  '1dV': 1,
  '1bp': 3,
}

/** Throws for a command that we do not send. */
export const decodeEscpos = (bytes: Uint8Array): Printed => {
  const bands: Uint8Array[] = []
  const bandRows: number[] = []
  let stride = 0
  let text = ''
  let [cuts, kicks, at] = [0, 0, 0]
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte !== esc && byte !== gs) {
      text += String.fromCharCode(byte)
      at += 1
      continue
    }
    const letter = String.fromCharCode(bytes[at + 1] ?? 0)
    if (byte === gs && letter === 'v') {
      stride = (bytes[at + 4] ?? 0) + (bytes[at + 5] ?? 0) * 256
      const rows = (bytes[at + 6] ?? 0) + (bytes[at + 7] ?? 0) * 256
      bands.push(bytes.slice(at + 8, at + 8 + stride * rows))
      bandRows.push(rows)
      at += 8 + stride * rows
      continue
    }
    const length = parameters[byte.toString(16) + letter]
    if (length === undefined) throw new Error(`unknown command at ${at}: ${byte.toString(16)} ${letter}`)
    if (at + 2 + length > bytes.length) break // incomplete command
    if (byte === gs && letter === 'V') cuts += 1
    if (byte === esc && letter === 'p') kicks += 1
    at += 2 + length
  }
  const rows = Buffer.concat(bands)
  const picture = bands.length > 0 ? { width: stride * 8, height: bandRows.reduce((sum, each) => sum + each, 0), rows } : undefined
  return { picture, bandRows, text, cuts, kicks }
}

const isBlack = ({ width, rows }: Bitmap, index: number) => {
  const [x, y] = [index % width, Math.floor(index / width)]
  return ((rows[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) !== 0
}

/** Converts a bitmap to a byte per dot: 0 black, 255 white. */
export const greyOf = (picture: Bitmap): Uint8Array =>
  Uint8Array.from({ length: picture.width * picture.height }, (_, index) => (isBlack(picture, index) ? 0 : 255))

export const pngOf = (picture: Bitmap): Promise<Buffer> =>
  sharp(greyOf(picture), { raw: { width: picture.width, height: picture.height, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer()

/** Returns the share of dots that differ, 0 to 1; 1 for another size. */
export const differenceOf = async (picture: Bitmap, png: Buffer): Promise<number> => {
  const { data, info } = await sharp(png).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  if (info.width !== picture.width || Math.abs(info.height - picture.height) > 4) return 1
  const grey = greyOf(picture)
  const common = Math.min(data.length, grey.length)
  let differing = 0
  for (let index = 0; index < common; index += 1) if ((data[index] ?? 0) > 127 !== (grey[index] ?? 0) > 127) differing += 1
  return differing / common
}
