import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { digestOf, digestsFile, drawDish, drawnDishes, renderedFolder, renderedName } from './plates.ts'

const readDigests = (): Record<string, string> => {
  try {
    return JSON.parse(readFileSync(digestsFile, 'utf8')) as Record<string, string> // written below
  } catch {
    return {} // the first time
  }
}

/** Renders the dishes whose drawing has changed, and removes unused pictures. Takes half a second for each. */
export const renderDishes = async (): Promise<void> => {
  mkdirSync(renderedFolder, { recursive: true })
  const before = readDigests()
  const digests: Record<string, string> = {}
  for (const name of drawnDishes) {
    const [file, drawing] = [renderedName(name), drawDish(name)]
    digests[file] = digestOf(drawing)
    if (digests[file] === before[file]) continue
    await sharp(Buffer.from(drawing)).webp({ quality: 80, effort: 6 }).toFile(new URL(file, renderedFolder).pathname) // oxlint-disable-line no-await-in-loop -- one uses every processor
  }
  for (const file of readdirSync(renderedFolder)) if (file.endsWith('.webp') && !(file in digests)) rmSync(new URL(file, renderedFolder))
  writeFileSync(digestsFile, `${JSON.stringify(digests, null, 2)}\n`)
}
