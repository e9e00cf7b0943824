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

/** The picture of a dish as SVG; throws for a dish without one. */
export const drawDish = (name: string): string => {
  const plate = plates[name]
  if (!plate) throw new Error(`no picture of ${name} is drawn`)
  const [cloth, draw] = plate
  return picture(cloth, draw(seeded(name)))
}

/** The folder of the rendered pictures. */
export const renderedFolder = new URL('rendered/', import.meta.url)
/** The name of a dish's file there. */
export const renderedName = (name: string): string => `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.webp`
/** A digest of each drawing that is rendered, by the name of its file: a drawing that has changed since has another one. */
export const digestsFile = new URL('digests.json', renderedFolder)
export const digestOf = (drawing: string): string => createHash('sha256').update(drawing).digest('base64url').slice(0, 16)
