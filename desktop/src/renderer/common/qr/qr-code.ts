// A QR code as one path of unit squares, as SVG text and as a PNG file.
import { create } from 'qrcode'

/** Width of the light border, in modules; scanners need it. */
const quietZone = 4
/** Minimum width of a PNG: enough for a sign of A4 size. */
const minPngPixels = 1_200

/** `size`: modules per side including the quiet zone; `dark`: the positions of the dark modules. */
const createQrCode = (text: string) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const dark = Array.from({ length: modules.size * modules.size }, (_, index) => index)
    .filter((index) => modules.data[index])
    .map((index) => ({ x: (index % modules.size) + quietZone, y: Math.floor(index / modules.size) + quietZone }))
  return { size: modules.size + 2 * quietZone, dark }
}

/** The dark modules as one SVG path in a square of `size`. */
export const qrPath = (text: string): { size: number; path: string } => {
  const { size, dark } = createQrCode(text)
  return { size, path: dark.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('') }
}

export const svgOf = (text: string): Blob => {
  const { size, path } = qrPath(text)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}" shape-rendering="crispEdges">`
  const svg = `${head}<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Each module is a whole number of pixels, so that edges stay sharp. */
export const pngOf = async (text: string): Promise<Blob> => {
  const { size, dark } = createQrCode(text)
  const scale = Math.ceil(minPngPixels / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * scale
  canvas.height = size * scale
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvas 2d context is not available')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const { x, y } of dark) context.fillRect(x * scale, y * scale, scale, scale)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the QR code could not be encoded'))), 'image/png')
  })
}
