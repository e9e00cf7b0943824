// Screenshots as small files, for the README.
import sharp from 'sharp'

const quality = { quality: 82, effort: 6 } as const
/** Margin in pixels around pictures beside each other. */
const gap = 24
const page = '#faf7f1'

const widthOf = async (picture: Buffer) => (await sharp(picture).metadata()).width
const heightOf = async (picture: Buffer) => (await sharp(picture).metadata()).height

export const saveOne = async (picture: Buffer, width: number, file: string): Promise<void> => {
  await sharp(picture).resize({ width }).webp(quality).toFile(file)
}

/** Puts pictures of one height beside each other, with a margin between them. */
const putBeside = async (pictures: readonly Buffer[]): Promise<Buffer> => {
  const [widths, height] = [await Promise.all(pictures.map(widthOf)), Math.max(...(await Promise.all(pictures.map(heightOf))))]
  const width = widths.reduce((sum, each) => sum + each + gap, gap)
  let left = gap
  const placed = pictures.map((input, index) => {
    const at = left
    left += (widths[index] ?? 0) + gap
    return { input, left: at, top: gap }
  })
  const whole = sharp({ create: { width, height: height + 2 * gap, channels: 3, background: page } })
  return whole.composite(placed).png().toBuffer()
}

export const saveBeside = async (pictures: readonly Buffer[], width: number, file: string): Promise<void> => {
  const sized = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width }).toBuffer()))
  await sharp(await putBeside(sized))
    .webp(quality)
    .toFile(file)
}

const filmHeight = 480

/** Saves a looping animation with the phone beside the counter in each frame. */
export const saveFilm = async (
  frames: readonly { phone: Buffer; counter: Buffer; milliseconds: number }[],
  file: string,
): Promise<void> => {
  const pictures = await Promise.all(
    frames.map(async ({ phone, counter }) =>
      putBeside(await Promise.all([phone, counter].map((picture) => sharp(picture).resize({ height: filmHeight }).png().toBuffer()))),
    ),
  )
  await sharp(pictures, { join: { animated: true } })
    .webp({ ...quality, loop: 0, delay: frames.map(({ milliseconds }) => milliseconds) })
    .toFile(file)
}
