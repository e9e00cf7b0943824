// How a paper is shown: how large, which way up, and how many pixels that may take.

/** `zoom`: 1 fits the space. `turned`: degrees, clockwise. */
export type View = { zoom: number; turned: 0 | 90 | 180 | 270 }
export type Size = { width: number; height: number }

export const asItFits: View = { zoom: 1, turned: 0 }

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6] as const
const turns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const nearer = (zoom: number): number => zooms.find((step) => step > zoom) ?? zooms[zooms.length - 1]!
export const farther = (zoom: number): number => zooms.findLast((step) => step < zoom) ?? zooms[0]
export const turnedOn = ({ zoom, turned }: View): View => ({ zoom, turned: turns[turned] })

const isLying = (turned: View['turned']) => turned === 90 || turned === 270

/** The space that something takes when it is turned. */
export const turnedSize = ({ width, height }: Size, turned: View['turned']): Size =>
  isLying(turned) ? { width: height, height: width } : { width, height }

/** How large something is drawn, before it is turned: whole in the space at zoom 1, or as wide as it. */
export const drawnSize = (natural: Size, space: Size, { zoom, turned }: View, fit: 'whole' | 'width'): Size => {
  const around = turnedSize(natural, turned)
  const byWidth = space.width / around.width
  const scale = zoom * (fit === 'width' ? byWidth : Math.min(byWidth, space.height / around.height))
  return { width: natural.width * scale, height: natural.height * scale }
}

/** A canvas beyond this is refused by some browsers, and takes 64 MB. */
const maxPixels = 16_000_000

/** How many pixels of the canvas stand for one of the screen, so that the canvas stays within bounds. */
export const pixelRatio = ({ width, height }: Size, ofScreen: number): number =>
  Math.min(ofScreen, 2, Math.sqrt(maxPixels / (width * height)))
