import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { renderedFolder } from '../../demo/plates/plates.ts'
import { landingPictures, picturesFolder } from './landing-pictures.ts'

/** Twice the width on most phones. */
const width = 400

/** Renders the pictures of the landing page from the demo's pictures, small enough to be part of its HTML. */
export const renderLandingPictures = async (): Promise<void> => {
  mkdirSync(picturesFolder, { recursive: true })
  await Promise.all(
    landingPictures.map((name) =>
      sharp(fileURLToPath(new URL(`${name}.webp`, renderedFolder)))
        .resize(width)
        .avif({ quality: 46, effort: 9 })
        .toFile(fileURLToPath(new URL(`${name}.avif`, picturesFolder))),
    ),
  )
}
