// The pictures of the demo's dishes, drawn by ourselves. `npm run docs` renders them.
import { createHash } from 'node:crypto'
import { picture, seeded } from './draw.ts'
import { grills } from './grills.ts'
import { kitchen } from './kitchen.ts'
import { levant } from './levant.ts'
import { sea } from './sea.ts'
import { street } from './street.ts'
import { sweets } from './sweets.ts'
import type { Plates } from './plates.types.ts'

const plates: Plates = { ...grills, ...kitchen, ...levant, ...sea, ...street, ...sweets }

/** English names of the dishes. */
export const drawnDishes: readonly string[] = Object.keys(plates)

/** Returns the picture of a dish as SVG. Throws for a dish without a picture. */
export const drawDish = (name: string): string => {
  const plate = plates[name]
  if (!plate) throw new Error(`no picture of ${name} is drawn`)
  const [cloth, draw] = plate
  return picture(cloth, draw(seeded(name)))
}

/** The folder of the rendered pictures. */
export const renderedFolder = new URL('rendered/', import.meta.url)
/** Returns the name of a dish's file in that folder. */
export const renderedName = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.webp`
/** Digests of the rendered drawings, by the names of their files. A drawing that has changed since has another digest. */
export const digestsFile = new URL('digests.json', renderedFolder)
export const digestOf = (drawing: string): string => createHash('sha256').update(drawing).digest('base64url').slice(0, 16)
