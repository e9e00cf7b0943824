// The view of a document: zoom, rotation, and the size of its canvas.

/** `zoom`: 1 fits the space. `rotation`: degrees, clockwise. */
export type View = { zoom: number; rotation: 0 | 90 | 180 | 270 }
export type Size = { width: number; height: number }

export const initialView: View = { zoom: 1, rotation: 0 }

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6] as const
const turns = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const zoomedIn = (zoom: number): number => zooms.find((step) => step > zoom) ?? zooms[zooms.length - 1]!
export const zoomedOut = (zoom: number): number => zooms.findLast((step) => step < zoom) ?? zooms[0]
export const rotated = ({ zoom, rotation }: View): View => ({ zoom, rotation: turns[rotation] })

const isSideways = (rotation: View['rotation']) => rotation === 90 || rotation === 270

/** The size of a box after rotation. */
export const rotatedSize = ({ width, height }: Size, rotation: View['rotation']): Size =>
  isSideways(rotation) ? { width: height, height: width } : { width, height }

/** The drawn size before rotation: at zoom 1 it fits the space (`whole`) or its width (`width`). */
export const drawnSize = (intrinsic: Size, space: Size, { zoom, rotation }: View, fit: 'whole' | 'width'): Size => {
  const bounds = rotatedSize(intrinsic, rotation)
  const byWidth = space.width / bounds.width
  const scale = zoom * (fit === 'width' ? byWidth : Math.min(byWidth, space.height / bounds.height))
  return { width: intrinsic.width * scale, height: intrinsic.height * scale }
}

/** Larger canvases fail in some browsers; this many pixels take 64 MB. */
const maxPixels = 16_000_000

/** Canvas pixels per CSS pixel, limited so that the canvas has at most `maxPixels`. */
export const pixelRatio = ({ width, height }: Size, deviceRatio: number): number =>
  Math.min(deviceRatio, 2, Math.sqrt(maxPixels / (width * height)))
