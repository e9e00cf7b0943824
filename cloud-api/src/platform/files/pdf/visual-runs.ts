// Orders mixed Arabic and English text for a PDF, whose text is drawn from left to right (Unicode Bidirectional Algorithm, UAX #9).
import createBidi, { type Bidi } from 'bidi-js'

const bidi = (createBidi as unknown as () => Bidi)() // under Node's resolution its types describe a module, at run time it is the function

/** Formatting characters, which are not needed once the levels are known. */
const formatting = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u
const rightToLeftScript = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** `font` is undefined for the usual font. */
export type VisualRun = { text: string; font: string | undefined }
type Run = VisualRun & { level: number }

const isRightToLeft = (level: number) => level % 2 === 1

/** Rule L4: a bracket in right-to-left text is drawn as its mirror image. */
const mirrored = (text: string, levels: Uint8Array): string[] => {
  const pairs = bidi.getMirroredCharactersMap(text, levels)
  return text.split('').map((unit, index) => pairs.get(index) ?? unit)
}

const logicalRuns = (text: string, fonts: readonly (string | undefined)[]): Run[] => {
  const { levels } = bidi.getEmbeddingLevels(text)
  const runs: Run[] = []
  mirrored(text, levels).forEach((unit, index) => {
    const level = levels[index] ?? 0
    if (formatting.test(unit)) return
    const [last, font] = [runs.at(-1), fonts[index]]
    if (last?.level === level && last.font === font) last.text += unit
    else runs.push({ text: unit, level, font })
  })
  return runs
}

/** Rule L2: from the highest level down, sequences of at least that level are reversed. */
const inVisualOrder = (runs: Run[]): Run[] => {
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  let ordered = runs
  for (let level = highest; level >= 1; level -= 1) {
    const next: Run[] = []
    for (let at = 0; at < ordered.length; at += 1) {
      const end = ordered.findIndex((run, index) => index >= at && run.level < level)
      const sequence = ordered.slice(at, end === -1 ? ordered.length : end)
      next.push(...sequence.toReversed())
      at += sequence.length
      const following = ordered[at]
      if (following) next.push(following)
    }
    ordered = next
  }
  return ordered
}

/**
 * Returns the runs of one line of text, from left to right; `fonts` has the font of each UTF-16 unit. The font reverses runs in Arabic
 * letters when it shapes them; runs of punctuation and spaces between them are reversed here. The first letter decides the direction of the
 * line.
 */
export const visualRuns = (text: string, fonts: readonly (string | undefined)[] = []): VisualRun[] =>
  inVisualOrder(logicalRuns(text, fonts)).map(({ text: run, level, font }) => ({
    text: isRightToLeft(level) && !rightToLeftScript.test(run) ? [...run].toReversed().join('') : run,
    font,
  }))
