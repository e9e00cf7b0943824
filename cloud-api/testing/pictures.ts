// Pictures for tests, generated on demand.
import sharp from 'sharp'

type Drawing = { width?: number; height?: number; colour?: string }

const draw = ({ width = 40, height = 30, colour = '#4a5d23' }: Drawing) =>
  sharp({ create: { width, height, channels: 4, background: colour } })

export const drawPng = (drawing: Drawing = {}): Promise<Buffer<ArrayBuffer>> => draw(drawing).png().toBuffer()

export const drawJpeg = (drawing: Drawing = {}): Promise<Buffer<ArrayBuffer>> => draw(drawing).jpeg().toBuffer()

/** A PNG of at least the given number of bytes: noise does not compress. */
export const drawLargePng = async (bytes: number): Promise<Buffer<ArrayBuffer>> => {
  const side = Math.ceil(Math.sqrt(bytes / 3)) + 20
  const noise = {
    create: {
      width: side,
      height: side,
      channels: 3 as const,
      background: '#000',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  }
  return sharp(noise).png({ compressionLevel: 0 }).toBuffer()
}

/** A form with texts and files. A file's declared name and type are not checked. */
export const formOf = (
  parts: Record<string, string | Buffer<ArrayBuffer> | undefined>,
  claims = { name: 'a.png', type: 'image/png' },
): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') form.append(name, value)
    else if (value) form.append(name, new Blob([value], { type: claims.type }), claims.name)
  }
  return form
}
