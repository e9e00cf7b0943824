// Bread and rolled wraps.
import { crumbs } from './food.ts'
import { anyOf, at, blob, middle, raised, scattered, times, round, type Random } from './draw.ts'

/** A flat bread with brown spots. */
export const bread = (random: Random, radius: number, x = middle, y = middle, colour = '#e8c78d'): string =>
  raised(`<path d="${blob(random, x, y, radius, radius * 0.96, 0.03, 16)}" fill="${colour}"/>`) +
  scattered(
    random,
    16,
    radius * 0.85,
    (px, py, turn) =>
      at(
        px,
        py,
        turn,
        `<ellipse rx="${round(5 + random() * 12)}" ry="${round(4 + random() * 7)}" fill="#b27a36" fill-opacity="${round(0.25 + random() * 0.4)}"/>`,
      ),
    x,
    y,
  )
/** A triangle of flat bread. */
export const breadPiece = (random: Random): string =>
  `${raised('<path d="M-52 34Q-4-70 6-66Q20-58 54 30Q4 52-52 34Z" fill="#e8c78d"/>')}${crumbs(random, 6, 26, ['#b27a36'], 8, 0, 6)}`

/** A rolled wrap in paper, cut at its end, where its filling is visible. */
export const wrap = (random: Random, filling: readonly string[]): string =>
  raised('<path d="M-58-150Q0-172 58-150L64 150Q0 178-64 150Z" fill="#ecd0a0"/>') +
  scattered(
    random,
    14,
    66,
    (x, y, turn) => at(x * 0.7, y * 1.4, turn, '<ellipse rx="13" ry="7" fill="#a86a2c" fill-opacity="0.5"/>'),
    0,
    0,
  ) +
  raised(`<ellipse cx="0" cy="-150" rx="58" ry="32" fill="#d9b27a"/>`) +
  times(46, () => {
    const [angle, distance] = [random() * 6.28, Math.sqrt(random())]
    return at(
      Math.cos(angle) * 44 * distance,
      -150 + Math.sin(angle) * 22 * distance,
      random() * 360,
      `<ellipse rx="${round(6 + random() * 5)}" ry="4" fill="${anyOf(random, filling)}"/>`,
    )
  }) +
  raised('<path d="M-66 20L66-6L68 156Q0 186-68 156Z" fill="#f6f0e4"/>') +
  '<path d="M-60 52L64 28M-62 96L64 74" stroke="#c23b2b" stroke-width="7" stroke-opacity="0.8"/>'
