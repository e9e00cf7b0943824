/** A section of a picture, in the pixels of the picture. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Maximum side length that the server stores. */
const maxSide = 1_600
const quality = 0.9

const load = async (url: string) => {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}

/**
 * Crops a picture. A PNG stays a PNG, with its transparency; any other picture becomes a JPEG. Throws when the browser cannot decode it.
 */
export const cropPicture = async (url: string, { x, y, width, height }: Crop, type: string): Promise<Blob> => {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('canvas 2d context is not available')
  context.drawImage(await load(url), x, y, width, height, 0, 0, canvas.width, canvas.height)
  const outputType = type === 'image/png' ? 'image/png' : 'image/jpeg'
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))), outputType, quality),
  )
}
