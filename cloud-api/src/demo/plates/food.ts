// Food, drawn around 0, 0 or in the middle of the plate.
import { anyOf, around, at, blob, middle, raised, round, scattered, times, type Random } from './draw.ts'

/** A mound of grains in colours, the first below. */
export const rice = (random: Random, radius: number, colours: readonly string[], x = middle, y = middle): string =>
  raised(`<path d="${blob(random, x, y, radius, radius * 0.95, 0.05, 14)}" fill="${colours[0]}"/>`) +
  scattered(
    random,
    radius * 4,
    radius * 0.94,
    (px, py, turn) =>
      `<ellipse rx="6.4" ry="2" fill="${anyOf(random, colours)}" stroke="#000" stroke-opacity="0.13" stroke-width="0.8" transform="translate(${round(px)} ${round(py)}) rotate(${Math.round(turn)})"/>`,
    x,
    y,
  )
export const saffron = ['#e9a94a', '#f5c669', '#d98f35', '#f8d88f']
export const whiteRice = ['#efe6d2', '#fffaf0', '#e4d7bb', '#fff4dd']
export const redRice = ['#cf6b34', '#e08a4c', '#b95526', '#efa56a']

/** Crumbs, seeds and spices. */
export const crumbs = (
  random: Random,
  count: number,
  radius: number,
  colours: readonly string[],
  size = 3,
  x = middle,
  y = middle,
): string =>
  scattered(
    random,
    count,
    radius,
    (px, py, turn) =>
      `<rect width="${round(size * (0.7 + random()))}" height="${round(size * (0.6 + random() * 0.6))}" rx="1" fill="${anyOf(random, colours)}" transform="translate(${round(px)} ${round(py)}) rotate(${Math.round(turn)})"/>`,
    x,
    y,
  )

const leafShape = (colour: string) =>
  `<path d="M0-16C12-9 12 7 0 16C-12 7-12-9 0-16Z" fill="${colour}"/><path d="M0-13V13" stroke="#fff" stroke-opacity="0.35" stroke-width="1.4"/>`
export const leaves = (
  random: Random,
  count: number,
  radius: number,
  scale = 0.9,
  colours: readonly string[] = ['#4f8a2b', '#639f36', '#3f7522'],
): string =>
  count === 0 ? '' : raised(scattered(random, count, radius, (x, y, turn) => at(x, y, turn, leafShape(anyOf(random, colours)), scale)))
/** Chopped parsley or coriander. */
export const herbs = (random: Random, count: number, radius: number, x = middle, y = middle): string =>
  crumbs(random, count, radius, ['#3f7d25', '#5a9a35', '#2f641b'], 6, x, y)

export const lemon = (x: number, y: number, turn = 0, colours = ['#f2c531', '#fdeb9a', '#f6d64e']): string =>
  at(
    x,
    y,
    turn,
    `${raised(`<circle r="42" fill="${colours[0]}"/>`)}<circle r="35" fill="${colours[1]}"/>${around(8, 0, (_x, _y, angle) => at(0, 0, angle, `<path d="M3 0L31-10A33 33 0 0 1 31 10Z" fill="${colours[2]}"/>`), 0, 0, 0)}`,
  )
export const lime = (x: number, y: number, turn = 0): string => lemon(x, y, turn, ['#5d9a2c', '#dcec9b', '#a9cf55'])

export const tomato = (scale = 1): string =>
  `${raised(`<circle r="${30 * scale}" fill="#d43a26"/>`)}<circle r="${25 * scale}" fill="#ea5a3e"/>${around(5, 13 * scale, (x, y, turn) => at(x, y, turn, `<ellipse rx="${7 * scale}" ry="${5 * scale}" fill="#f7a06f"/>`), 0, 0, 0)}`
export const cucumber = (): string =>
  `${raised('<circle r="27" fill="#5f9a3a"/>')}<circle r="23" fill="#cfe6a8"/>${around(6, 10, (x, y) => `<ellipse cx="${round(x)}" cy="${round(y)}" rx="3" ry="2" fill="#eef7d5"/>`, 0, 0, 0)}`
export const pickle = (): string => `${raised('<ellipse rx="30" ry="17" fill="#7a8f2a"/>')}<ellipse rx="23" ry="11" fill="#b3bf52"/>`
export const onion = (colour = '#b45a86'): string =>
  raised(`<circle r="26" fill="none" stroke="${colour}" stroke-width="7"/><circle r="14" fill="none" stroke="#f0d6e2" stroke-width="6"/>`)

/** Pieces of meat with the marks of the grill. */
export const chunk = (random: Random, size: number, colours: readonly [string, string], turn = 0): string =>
  at(
    0,
    0,
    turn,
    `${raised(`<path d="${blob(random, 0, 0, size, size * 0.82, 0.14, 8)}" fill="${colours[0]}"/>`)}<path d="M${-size * 0.6}${-size * 0.25}L${size * 0.55}${-size * 0.4}M${-size * 0.6} ${size * 0.12}L${size * 0.6} ${size * 0.02}M${-size * 0.45} ${size * 0.45}L${size * 0.5} ${size * 0.38}" stroke="${colours[1]}" stroke-opacity="0.75" stroke-width="${round(size * 0.13)}" stroke-linecap="round"/>`,
  )
export const chicken = ['#d99a4e', '#8a4a1c'] as const
export const lamb = ['#8d4f2c', '#4a2413'] as const

/** Thin shavings from a spit. */
export const shavings = (random: Random, count: number, radius: number, colours: readonly string[], x = middle, y = middle): string =>
  raised(
    scattered(
      random,
      count,
      radius,
      (px, py, turn) => at(px, py, turn, `<path d="M-24-4Q0-12 24-3Q25 5 21 7Q0 1-22 8Q-27 2-24-4Z" fill="${anyOf(random, colours)}"/>`),
      x,
      y,
    ),
  ) +
  scattered(
    random,
    count / 2,
    radius,
    (px, py, turn) =>
      at(
        px,
        py,
        turn,
        `<path d="M-20-3Q0-10 20-2Q21 4 18 5Q0 0-18 6Z" fill="${anyOf(random, colours)}" stroke="#000" stroke-opacity="0.25"/>`,
      ),
    x,
    y,
  )
export const chickenShavings = ['#dda65c', '#c98539', '#eec07c', '#a9642a']
export const beefShavings = ['#7d452b', '#92553a', '#5f301c', '#a4664a']

/** A skewer of pieces, lying across. */
export const skewer = (random: Random, colours: readonly [string, string], pieces = 6): string =>
  `${raised('<rect x="-214" y="-4" width="428" height="8" rx="4" fill="#caa66a"/>')}${times(pieces, (index) => at((index - (pieces - 1) / 2) * (330 / pieces), 0, random() * 24 - 12, chunk(random, 150 / pieces + 8, colours)))}`
/** A long kebab of minced meat on its skewer. */
export const kebab = (colour = '#84482a'): string =>
  `${raised('<rect x="-214" y="-4" width="428" height="8" rx="4" fill="#b9b4ac"/>')}${raised(`<path d="M-160-20Q-120-34-80-22Q-40-36 0-22Q40-36 80-22Q120-34 160-20Q176 0 160 20Q120 32 80 21Q40 33 0 21Q-40 33-80 21Q-120 32-160 20Q-176 0-160-20Z" fill="${colour}"/>`)}${times(9, (index) => `<path d="M${-140 + index * 35}-18L${-130 + index * 35} 18" stroke="#4a2413" stroke-opacity="0.55" stroke-width="7" stroke-linecap="round"/>`)}`

/** A leg of chicken or a shank. */
export const leg = (colour: string): string =>
  raised(
    `<path d="M-54-24C-76-80-20-122 36-108C88-96 110-48 86-8C66 24 22 32-6 52C-26 66-58 88-76 100C-84 113-102 111-104 98C-117 96-115 78-102 74C-88 54-48 36-54-24Z" fill="${colour}"/>`,
  ) + '<path d="M-28-66C-8-92 34-92 56-68" stroke="#fff" stroke-opacity="0.28" stroke-width="11" fill="none" stroke-linecap="round"/>'
export const chop = (random: Random): string =>
  raised(
    `<path d="M30 10C70 40 96 84 104 110Q100 122 88 116C70 88 44 58 12 40Z" fill="#efe3cf"/><path d="${blob(random, 0, 0, 52, 44, 0.08)}" fill="#7c3f25"/>`,
  ) +
  `<path d="${blob(random, -4, -2, 33, 27, 0.08)}" fill="#a4573a"/><path d="M-32-18L20-26M-34 4L28-4M-26 24L26 16" stroke="#40200f" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round"/>`

export const fries = (random: Random, count: number, radius: number, x = middle, y = middle): string =>
  times(3, () =>
    raised(
      scattered(
        random,
        count / 3,
        radius,
        (px, py, turn) =>
          at(
            px,
            py,
            turn,
            `<rect x="-52" y="-7" width="${round(80 + random() * 30)}" height="14" rx="3" fill="${anyOf(random, ['#f2c457', '#e9b23f', '#f7d376', '#dca034'])}"/>`,
          ),
        x,
        y,
      ),
    ),
  )

export const shrimp = (colour = '#e8703a'): string =>
  `${raised(`<path d="M-34 22C-46-18-14-44 18-34C40-27 46-2 32 14C30-2 16-12 0-6C-14 0-14 16-4 30C-16 36-30 34-34 22Z" fill="${colour}"/><path d="M-8 26l-18 24l0-20l-20 2z" fill="#c94f22"/>`)}<path d="M-26 2L-10 2M-16-20L-5-8M4-31L4-13M23-25L15-11M35-8L22-4" stroke="#fff" stroke-opacity="0.55" stroke-width="4" stroke-linecap="round"/>`

/** A whole fish, lying across. */
export const fish = (colour: string, belly: string, lines = '#5a3b1c'): string =>
  raised(
    `<path d="M-170 0C-130-66-30-78 60-50C100-38 128-18 140-8L196-52Q184 0 196 52L140 8C120 26 60 56-20 58C-90 60-150 40-170 0Z" fill="${colour}"/>`,
  ) +
  `<path d="M-160 8C-110 46-20 56 60 42C20 30-80 30-160 8Z" fill="${belly}" fill-opacity="0.7"/><circle cx="-130" cy="-10" r="9" fill="#fff"/><circle cx="-130" cy="-10" r="5" fill="#222"/><path d="M-104-40Q-88 0-104 36" stroke="${lines}" stroke-opacity="0.6" stroke-width="5" fill="none"/>${times(4, (index) => `<path d="M${-60 + index * 48}-46L${-82 + index * 48} 38" stroke="${lines}" stroke-opacity="0.55" stroke-width="7" stroke-linecap="round"/>`)}`

/** A swirl of a dip with oil in its well. */
export const dip = (random: Random, colour: string, shade: string, light: string, oil = '#c9a72a'): string =>
  raised(`<path d="${blob(random, middle, 260, 160, 154, 0.04, 16)}" fill="${colour}"/>`) +
  (
    [
      [shade, 17, 0.6, 262],
      [light, 6, 0.7, 256],
    ] as const
  )
    .map(
      ([line, width, opacity, y]) =>
        `<path d="M150 ${y}a106 100 0 0 1 212 0a80 76 0 0 1-160 4a56 54 0 0 1 112-4" fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-opacity="${opacity}"/>`,
    )
    .join('') +
  `<path d="${blob(random, 262, 268, 60, 52, 0.12)}" fill="${oil}" fill-opacity="0.85"/>`

/** A stew in its bowl: broth with pieces. */
export const broth = (random: Random, radius: number, colour: string, light: string): string =>
  `<circle cx="${middle}" cy="260" r="${radius}" fill="${colour}"/>${scattered(random, 26, radius * 0.9, (x, y) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(3 + random() * 9)}" fill="${light}" fill-opacity="${round(0.2 + random() * 0.3)}"/>`)}`

/** Balls: falafel, luqaimat, scoops. */
export const ball = (random: Random, size: number, colour: string, shade: string): string =>
  `${raised(`<path d="${blob(random, 0, 0, size, size, 0.05, 12)}" fill="${colour}"/>`)}<path d="M${-size * 0.45} ${-size * 0.35}Q${-size * 0.1} ${-size * 0.7} ${size * 0.3} ${-size * 0.5}" stroke="#fff" stroke-opacity="0.4" stroke-width="${round(size * 0.14)}" fill="none" stroke-linecap="round"/>${crumbs(random, 8, size * 0.7, [shade], 4, 0, 0)}`

/** A rolled piece: vine leaves, cheese rolls. */
export const roll = (length: number, thickness: number, colour: string, end: string): string =>
  `${raised(`<rect x="${-length / 2}" y="${-thickness / 2}" width="${length}" height="${thickness}" rx="${thickness / 2}" fill="${colour}"/>`)}<path d="M${-length * 0.3} ${-thickness / 2}Q${-length * 0.2} 0 ${-length * 0.3} ${thickness / 2}M${length * 0.1} ${-thickness / 2}Q${length * 0.2} 0 ${length * 0.1} ${thickness / 2}" stroke="${end}" stroke-opacity="0.6" stroke-width="4" fill="none"/>`

export const egg = (random: Random, size = 52): string =>
  `${raised(`<path d="${blob(random, 0, 0, size, size * 0.9, 0.14)}" fill="#fffdf5"/>`)}${raised(`<circle r="${size * 0.42}" fill="#f7b32b"/>`)}`
export const cube = (colour: string, size = 40): string =>
  raised(`<rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="9" fill="${colour}"/>`)
export const ice = (): string =>
  `<rect x="-26" y="-26" width="52" height="52" rx="10" fill="#fff" fill-opacity="0.5" stroke="#fff" stroke-opacity="0.7" stroke-width="3"/>`
/** A sauce in a small bowl. */
export const smallBowl = (colour: string, glaze = '#fdfaf3'): string =>
  `${raised(`<circle r="50" fill="${glaze}"/>`)}<circle r="40" fill="${colour}"/><path d="M-20-8a22 20 0 0 1 40 0" stroke="#fff" stroke-opacity="0.5" stroke-width="5" fill="none" stroke-linecap="round"/>`
export const nuts = (
  random: Random,
  count: number,
  radius: number,
  colours: readonly string[] = ['#f1dcae', '#e2bf82'],
  x = middle,
  y = middle,
): string =>
  raised(
    scattered(
      random,
      count,
      radius,
      (px, py, turn) => at(px, py, turn, `<path d="M-11 0Q0-9 12 0Q0 8-11 0Z" fill="${anyOf(random, colours)}"/>`),
      x,
      y,
    ),
  )
